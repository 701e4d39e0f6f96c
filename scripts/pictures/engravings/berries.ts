import { at, form, ink, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { blob, circle, ellipse } from '#scripts/pictures/outline.ts'
import { dots, leaf, unshaded } from '#scripts/pictures/engravings/parts.ts'

export const blueberry: Engraving = [
  line('M60 8C62 22 58 34 52 48M60 22C70 26 76 38 82 48'),
  leaf(61, 22, 44, -22),
  leaf(60, 16, 44, 196),
  leaf(70, 34, 38, 12),
  leaf(56, 36, 36, 168),
  crownedBerry(40, 70, 21, -4, -7),
  crownedBerry(82, 68, 20, 2, -8),
  crownedBerry(62, 93, 21, -2, -7),
]

export const lingonberry: Engraving = [
  line('M62 6C58 24 60 44 62 58M60 28C50 36 42 44 36 56M61 40C72 46 80 52 86 62'),
  ...[
    [58, 14, 206],
    [62, 16, -30],
    [56, 30, 176],
    [66, 42, -8],
    [46, 42, 200],
    [76, 50, -44],
  ].map(([x = 0, y = 0, turn = 0]) => leaf(x, y, 26, turn, 0.46)),
  smoothBerry(34, 72, 15),
  smoothBerry(88, 76, 15),
  smoothBerry(61, 72, 15),
  smoothBerry(47, 96, 15),
  smoothBerry(75, 99, 15),
]

export const cloudberry: Engraving = [
  line('M60 66C60 86 58 104 54 119M58 100C50 96 44 94 36 96M57 92C68 88 76 88 84 92', 0.9),
  at(80, 94, { turn: 20, scale: 0.82 }, lobedLeaf()),
  at(40, 98, { turn: -20, scale: 0.82, isFlipped: true }, lobedLeaf()),
  ...scatterOf([
    [60, 14, 11],
    [42, 24, 12],
    [78, 24, 12],
    [60, 32, 13],
    [36, 42, 12],
    [84, 42, 12],
    [49, 51, 12.5],
    [71, 51, 12.5],
    [60, 64, 11],
  ]),
  leaf(48, 70, 20, 146, 0.42),
  leaf(72, 70, 20, 34, 0.42),
  leaf(60, 74, 18, 90, 0.4),
]

export const strawberry: Engraving = [
  line('M60 30C60 20 66 12 74 8', 1.2),
  leaf(64, 20, 40, -8, 0.4),
  leaf(58, 22, 40, 190, 0.4),
  form('M60 32C34 26 20 44 25 62C31 86 48 106 60 114C72 106 89 86 95 62C100 44 86 26 60 32z', {
    depth: [16, 9],
    isCrossed: true,
  }),
  ...[
    [40, 48],
    [58, 50],
    [77, 48],
    [34, 62],
    [50, 64],
    [68, 64],
    [84, 61],
    [42, 78],
    [59, 79],
    [76, 77],
    [52, 93],
    [67, 92],
  ].map(([x = 0, y = 0]) =>
    form(blob(`${x},${y - 3.4}! ${x + 2.1},${y + 1} ${x},${y + 3} ${x - 2.1},${y + 1}`), {
      depth: 0,
      weight: 0.7,
    }),
  ),
  form(
    'M60 30C52 24 44 24 36 34C44 34 48 36 50 44C55 40 57 38 60 38C63 38 65 40 70 44' +
      'C72 36 76 34 84 34C76 24 68 24 60 30z',
    { depth: [2, 4], gap: 2.2 },
  ),
]

export const raspberry: Engraving = [
  line('M60 28C60 18 56 12 50 6', 1.1),
  leaf(58, 18, 42, 172, 0.44),
  leaf(60, 22, 44, -18, 0.44),
  ...raspberryRows(),
  form(
    'M60 26C54 20 44 22 34 32C44 32 50 36 52 42C56 38 58 36 60 36C62 36 64 38 68 42' +
      'C70 36 76 32 86 32C76 22 66 20 60 26z',
    { depth: [2, 4], gap: 2.2 },
  ),
]

export const rosehip: Engraving = [
  line('M60 4C58 22 56 30 42 44M59 20C72 26 80 34 86 44', 1.1),
  leaf(60, 10, 36, 198, 0.44),
  leaf(60, 14, 38, -24, 0.44),
  leaf(70, 25, 30, 4, 0.46),
  leaf(50, 35, 28, 176, 0.46),
  hip(40, 66, 8),
  hip(86, 66, -10),
]

export const blackcurrant: Engraving = [
  line('M58 4C62 22 62 52 60 92', 1),
  form(blob('58,28 46,30 40,40! 30,34 18,36! 20,26 10,20! 22,14 26,4! 38,8 48,6! 54,14 60,20!'), {
    depth: [3, 3],
    gap: 2.6,
  }),
  line('M58 27L22 16M50 24L40 38M42 21L44 8M34 19L20 32', 0.55),
  form(
    blob('64,26 74,34 82,40! 90,32 102,32! 100,22 108,14! 96,12 90,4! 80,10 70,8! 66,16 62,20!'),
    { depth: [3, 3], gap: 2.6 },
  ),
  line('M64 25L98 14M70 23L80 36M78 20L76 10M86 18L98 28', 0.55),
  ...[
    [46, 46, 12],
    [74, 48, 12],
    [58, 58, 12.5],
    [40, 68, 12],
    [78, 72, 12],
    [56, 80, 12],
    [70, 93, 11],
    [48, 98, 10.5],
    [61, 109, 9],
  ].map(([x = 0, y = 0, r = 0]) => currant(x, y, r)),
]

function crownedBerry(x: number, y: number, radius: number, dx: number, dy: number): Mark {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * 36 - 90) * (Math.PI / 180)
    const reach = i % 2 === 0 ? 6.4 : 2.8
    return `${(reach * Math.cos(angle)).toFixed(2)},${(reach * 0.84 * Math.sin(angle)).toFixed(2)}!`
  })
  return at(x, y, {}, [
    form(circle(0, 0, radius), { depth: 7, isCrossed: true }),
    at(dx, dy, {}, [
      form(blob(points.join(' ')), { depth: 0, weight: 0.8 }),
      ink(circle(0, 0, 1.4)),
    ]),
  ])
}

function smoothBerry(x: number, y: number, radius: number): Mark {
  return at(x, y, {}, [
    form(circle(0, 0, radius), { depth: 5.4, isCrossed: true }),
    line(`M${-radius * 0.5} ${-radius * 0.2}q1 -5 6 -6`, 0.6),
    dots(1.6, [radius * 0.2, radius * 0.62]),
  ])
}

function scatterOf(drupelets: readonly (readonly [number, number, number])[]): Mark[] {
  return drupelets.map(([x, y, radius]) => drupelet(x, y, radius))
}

/** The round five-lobed leaf of the bog. */
function lobedLeaf(): Mark[] {
  return [
    form(
      blob('0,2! 6,-14 18,-16! 20,-8 32,-10! 32,-2 40,6! 32,10 32,20! 22,16 12,22! 8,12 -2,10!'),
      { depth: [4, 4], gap: 2.5 },
    ),
    line('M0 4L38 6M8 4L18 -13M16 5L31 -8M14 5L30 17M6 5L12 20', 0.55),
  ]
}

function drupelet(x: number, y: number, radius: number): Mark {
  return at(x, y, {}, [
    form(circle(0, 0, radius), { depth: 4, gap: 2.3 }),
    form(circle(-3, -3, 1.6), { depth: 0, weight: 0.5 }),
  ])
}

function currant(x: number, y: number, radius: number): Mark {
  return at(x, y, {}, [
    form(circle(0, 0, radius), { depth: 4.6, gap: 2.2, isCrossed: true }),
    ink(ellipse(1.5, radius * 0.66, 2.6, 1.7)),
    line(`M${-radius * 0.5} ${-radius * 0.24}q1 -4 4.6 -5`, 0.6),
  ])
}

function raspberryRows(): Mark[] {
  const rows: [number, number, number][] = [
    [44, 4, 17],
    [57, 5, 15.6],
    [70, 4, 15.6],
    [82, 3, 15.6],
    [94, 2, 15],
    [104, 1, 0],
  ]
  return rows.flatMap(([y, count, step]) =>
    Array.from({ length: count }, (_, i) => drupelet(60 + (i - (count - 1) / 2) * step, y, 8.8)),
  )
}

function hip(x: number, y: number, turn: number): Mark {
  return at(x, y, { turn }, [
    form('M0 -24C16 -22 21 -4 19 8C17 22 8 30 0 30C-8 30 -17 22 -19 8C-21 -4 -16 -22 0 -24z', {
      depth: [9, 5],
      isCrossed: true,
    }),
    line('M-10 -6C-11 4 -9 14 -5 20', 0.6),
    ...[-52, -26, 0, 26, 52].map((angle) =>
      at(0, 28, { turn: angle }, [form('M-2 0C-3 8 -1 14 0 18C1 14 3 8 2 0z', unshaded)]),
    ),
  ])
}
