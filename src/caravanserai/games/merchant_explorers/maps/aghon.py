"""Aghon, one great land in the east and many islands (ME-99).

Confidence: verified: compared hex by hex with the printed board.
"""

from typing import Final

DRAWING: Final = """
   00  01  02  03  04  05  06  07  08  09  10  11  12  13  14  15  16  17  18
00 .   .   T   .   s?  .   g1  g2  s   s?  d   dC2 d   d1  g1  .   T   .   .
01 .   .   d   d1  d   s   g1  g   s   d1  d   m1  m   m2  s   g   g   .   .
02 m3  m2  m3  s   dC3 s   g   gC2 s   m   g1  g   gC3 g   s   s?  d1  g2  d1
03 m2  m   m2  s   d1  s   s   s?  s   m1  g   s   s   s   d   s   m   d   m
04 s   s   s   s   s   s   s   d1  d   m   m   s   g1  s   d1  g1  m2  mC4 m2
05 g2  g   s   s   d   s   s   s   d   @   g1  g   s   s   d   g   g1  g   d1
06 s?  g   s   s   d   dC2 s   d   s   s   s   g   s   s   s   s   d1  d   s?
07 m3  s   m1  s   s   s   s   s?  s   s   s   s   m3  m   s?  s   s   d   s
08 .   mC4 m   s   g1  s   g   s   d1  s   d1  s   s   m   m2  m2  s   s   .
09 .   .   T   m1  g1  s?  gC2 s   s   d   dC3 s   d1  s   s   s   T   .   .
10 .   .   .   .   .   g   .   g2  .   s   .   d   .   s?  .   .   .   .   .
"""
