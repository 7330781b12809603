"""Kazan, with its volcanoes and lettered ruins (ME-93 to ME-95).

Confidence: single-source: one transcription of the board, checked for structure only.
"""

from typing import Final

DRAWING: Final = """
   00  01  02  03  04  05  06  07  08  09  10  11  12  13  14  15  16  17  18
00 .   .   T   .   d1  d2  dC3 s   s   s?D s   m   mC3 m   g?H .   .   .   .
01 .   .   d   d   s   d   s?C s   g   g3  s?F m   s   g   g1  d1  d   .   .
02 m4  m1  g   s   s   s   V   g   g   g   s   s   s   s   s   g1  T   d2  d
03 m2  g2  gC5 s   s   V   V   dC2 d1  s   s?G V   V   m1  m3  s   s   d   dC4
04 m1  g   s   s   s   V   V   d   d   s   m   V   V   V   m3  g   g   s?I s
05 s   g   s   s   d   g   g1  g1  g   g   m   m1  V   V   V   m2  gC2 g2  s
06 s?A s   g1  g   g   dC2 d1  d   d   @   d1  d   d1  V   V   m2  g   g   s
07 d   d1  g   d1  d   m   m1  m   s   s   g   g   g1  d   V   s   s   s   s?J
08 .   d1  d   d   m1  s   s   s   s   s   g   s   s   d   s   s   s   s   .
09 .   .   .   m   m2  s?B g   g   gC2 s?E m2  m   gC3 s   g   s   .   T   .
10 .   .   .   .   .   m   T   g2  .   m   .   g   .   g2  .   .   .   .   .
"""
