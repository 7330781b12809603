"""Avenia, the province for a first journey: six lands around a wide sea (ME-92).

Confidence: single-source: one transcription of the board, checked for structure only.
"""

from typing import Final

DRAWING: Final = """
   00  01  02  03  04  05  06  07  08  09  10  11  12  13  14  15  16  17
00 .   .   m2  .   s?  .   s   .   g2  d2  d   .   d   .   m2  .   g   T
01 .   T   m2  m   m   s   g   s?  s   g   g   dC3 d   m1  m1  m   dC3 g2
02 .   s   g   m   gC3 g1  s   s   d   s   s   g   s   s?  d   d   s   g1
03 .   s   s   g   s   s?  d   dC3 s   s   s   s   s   s   s   s   s   g
04 .   s?  s   s   s   m   s   s   s   d   d1  gC2 g   s   d   d1  d   s?
05 mC3 g   s   s   s   m1  s   s   @   d   m   g   m   s   s   d   g   d1
06 m2  g   g2  s   d   s   m   m1  g1  m   d1  g   m   s   s?  m   gC3 g1
07 m2  g   d   d   s   s   m   g   dC2 g   d   d   s   s   m1  m1  g   g
08 m   d1  d   s   m   s?  s   s   d   s   s   s   g   m   d   g   d   m
09 .   g   g1  m   m2  s   s   d   s   s   g   g1  g1  g   d   d2  m2  m1
10 .   .   T   g1  gC3 g   s   s   d   s   m   g   s   s   s?  m1  .   .
11 .   .   .   .   .   .   s?  s   d2  d   mC4 m1  m2  T   .   .   .   .
12 .   .   .   .   .   .   .   .   .   d   .   .   .   .   .   .   .   .
"""
