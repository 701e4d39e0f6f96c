import { at, form, ink, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { blob, circle, ellipse } from '#scripts/pictures/outline.ts'
import { dots, leaf, unshaded } from '#scripts/pictures/engravings/parts.ts'

const appleOutline =
  'M60 38C48 26 20 30 16 58C12 88 36 114 50 113C55 112.500 57 110 60 110' +
  'C63 110 65 112.500 70 113C84 114 108 88 104 58C100 30 72 26 60 38z'

export const apple: Engraving = [
  line('M60 36C60 26 63 16 70 9', 1.5),
  leaf(63, 25, 44, -14, 0.36),
  form(appleOutline, { depth: [15, 8], isCrossed: true }),
  line('M46 41C54 46 66 46 74 41M26 58C24 70 28 82 34 90M33 50C29 62 32 78 40 88', 0.6),
]

/** An apple cut in half, with a flower. */
export const appleHalf: Engraving = [
  line('M52 36C52 26 55 16 62 8', 1.5),
  at(-8, 0, {}, [
    form(appleOutline, { depth: [6, 5], gap: 2.6 }),
    form(
      'M60 46C50 37 28 40 25 60C22 84 40 104 52 104C56 104 58 102 60 102' +
        'C62 102 64 104 68 104C80 104 98 84 95 60C92 40 70 37 60 46z',
      unshaded,
    ),
    line('M60 47V60M60 92V102', 0.7),
    form(blob('60,58! 72,66 74,80 60,94! 46,80 48,66'), { depth: 0, weight: 0.8 }),
    at(54, 77, { turn: 10 }, [ink(blob('0,-8! 3.400,0 0,8 -3.400,0'))]),
    at(66, 77, { turn: -10 }, [ink(blob('0,-8! 3.400,0 0,8 -3.400,0'))]),
  ]),
  leaf(56, 22, 36, 196, 0.38),
  ...[0, 72, 144, 216, 288].map((turn) =>
    at(96, 24, { turn }, [
      form('M0 0C-11 -6 -10 -19 0 -21C10 -19 11 -6 0 0z', { depth: [2, 2], gap: 2.4 }),
      line('M0 -5V-13', 0.5),
    ]),
  ),
  form(circle(96, 24, 4), { depth: 0, weight: 0.8 }),
  dots(1, [96, 16], [103, 21], [101, 30], [91, 30], [89, 21]),
]

export const rhubarb: Engraving = [
  rhubarbStalk(38, -15, 0.94),
  rhubarbStalk(84, 16, 0.94),
  rhubarbStalk(60, 0, 1.04),
  form('M42 96C54 101 68 101 80 96L81 103C68 108 53 108 41 103z', {
    depth: [6, 1],
    angle: 82,
    gap: 2,
  }),
  line('M78 101C86 100 90 106 92 114M78 102C82 106 82 112 80 118', 0.85),
]

export const hazelnuts: Engraving = [
  line('M20 10C40 18 56 26 66 40M44 20C40 32 38 40 38 48', 1.1),
  form(blob('60,30! 70,12 92,4 112,10! 112,30 98,44 78,46'), { depth: [4, 4], gap: 2.6 }),
  line(
    'M62 32C78 24 94 16 110 11M74 26L76 14M86 20L90 8M80 24L92 34M92 18L104 24M70 29L78 40',
    0.55,
  ),
  hazelnut(38, 68, 8),
  hazelnut(80, 78, -10),
]

/** A cocoa pod with its beans, and a cloudberry. */
export const cocoa: Engraving = [
  leaf(48, 22, 52, 172, 0.34),
  line('M66 12C60 16 54 20 48 22', 1.3),
  at(56, 62, { turn: 26 }, [
    form(blob('0,-54! 18,-40 25,-10 19,24 0,52! -19,24 -25,-10 -18,-40'), {
      depth: [9, 4],
      gap: 2.4,
      isCrossed: true,
    }),
    form(blob('0,-36! 11,-26 15,-6 11,18 0,36! -11,18 -15,-6 -11,-26'), unshaded),
    ...[
      [0, -24],
      [-5, -13],
      [5, -11],
      [-5, 1],
      [5, 3],
      [-4, 14],
      [4, 16],
      [0, 26],
    ].map(([x = 0, y = 0]) => form(ellipse(x, y, 4.6, 6), { depth: [1.8, 1.8], gap: 1.9 })),
  ]),
  ...[
    [98, 66],
    [88, 74],
    [108, 74],
    [98, 80],
    [90, 88],
    [106, 88],
    [98, 96],
  ].map(([x = 0, y = 0]) => form(circle(x, y, 7.4), { depth: 2.8, gap: 2 })),
  leaf(98, 66, 18, 216, 0.46),
  leaf(98, 66, 18, -36, 0.46),
]

function rhubarbStalk(x: number, turn: number, scale: number): Mark {
  return at(x, 60, { turn, scale }, [
    form(
      blob(
        '0,-14! 16,-10 28,-18! 24,-28 32,-38! 20,-44 18,-54! 6,-52 0,-60! -6,-52 -18,-54! ' +
          '-20,-44 -32,-38! -24,-28 -28,-18! -16,-10',
      ),
      { depth: [5, 3], gap: 2.6 },
    ),
    line(
      'M0 -14V-50M0 -18L20 -22M0 -24L24 -36M0 -32L14 -46M0 -18L-20 -22M0 -24L-24 -36M0 -32L-14 -46',
      0.55,
    ),
    form('M-5 -16H5L8 52C4 56 -4 56 -8 52z', { depth: [6, 0], angle: 88, gap: 2.2 }),
    line('M-2 -10L-3 48M2 -10L3 50', 0.55),
  ])
}

function hazelnut(x: number, y: number, turn: number): Mark {
  return at(x, y, { turn }, [
    form(blob('0,-22 20,-12 23,8 14,28 0,38! -14,28 -23,8 -20,-12'), {
      depth: [10, 5],
      gap: 2.4,
      isCrossed: true,
    }),
    line('M-10 2C-11 12 -8 22 -3 30M0 2V34M10 2C11 12 8 22 4 30', 0.55),
    form(
      blob(
        '-24,-4! -26,-18 -14,-30 0,-30 14,-30 26,-18 25,-2! 18,-8 15,2! 8,-6 4,4! -2,-6 ' +
          '-7,4! -12,-6 -17,3! -19,-6',
      ),
      { depth: [5, 4], gap: 2.3 },
    ),
  ])
}
