"""Cnidaria, with reefs, crystals and three sorts of ruins (ME-96 to ME-98).

Confidence: single-source: one transcription of the board; where the reefs lie is reconstructed.
"""

from typing import Final

DRAWING: Final = """
   00  01  02  03  04  05  06  07  08  09  10  11  12  13  14  15  16  17  18  19  20
00 .   d2  m2  d2  d   .   g1  X3  d   d2  R   .   X2  .   g   .   .   .   .   .   .
01 T   d   m   m   d   g1  gC4 d   s?o s   R   g1  gC4 g   d   d?^ m   T   .   .   .
02 .   d   g   g   s   g   g   d   s   s1  R   g   s   d   d1  d   m   g1  g   .   .
03 .   g1  d1  s?# s   s   s   s   s   s   s   s   s2  s   m   m2  m2  d   g   g?o .
04 .   d   m   d   s   s   g1  s   d   d1  d   s   s   s   s   s   s   d   d2  g   .
05 .   m2  g   m1  s   s   g   d   g   gC2 @   s   m1  m   s   s   s   d1  R   R   .
06 .   m2  g   m   s   s   g1  g   m   m1  d   gC2 g1  m   s   s   s   s?o d2  R   .
07 .   g2  d   dC4 s   s   s   m2  d1  m   d   X1  g   g   s   s   g2  s   d   R   .
08 .   g2  d2  d   s   m1  d   s   s   d1  s   s   s   s   s   s   g   m   d   d   T
09 .   .   .   .   m   m2  d   d   s   s   s   s1  R   s?# R   s   g1  m   m2  R   .
10 .   .   .   .   .   m?o g   g1  g2  g   s   R   R   R   .   .   dC5 g   g   m3  .
11 .   .   .   .   .   .   .   .   .   .   .   s?# s?^ T   .   .   d3  d   d   g   .
12 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   X4  .   d?^ .
"""
