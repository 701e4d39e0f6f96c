import { at, form, ink, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { blob, circle, ellipse, strokes } from '#scripts/pictures/outline.ts'
import { dots, kernel, leaf, unshaded } from '#scripts/pictures/engravings/parts.ts'

/** Round crispbread with a hole, on the pole. */
export const crispbread: Engraving = [
  form(circle(60, 62, 52), { depth: [8, 7], gap: 2.5, isCrossed: true }),
  line(circle(60, 62, 47), 0.5),
  form(circle(60, 62, 11), { depth: [-4, -4], gap: 2 }),
  dots(1.25, ...ringDots(60, 62, [18, 25, 32, 39, 44])),
]

/** A grooved pin over a stack of flatbread. */
export const flatbread: Engraving = [
  ...[104, 97, 90, 83].map((y, i) =>
    form(
      blob(
        `8,${y} 30,${y - 12 + (i % 2) * 2} 60,${y - 15} 92,${y - 12} 113,${y - 1} ` +
          `92,${y + 9} 60,${y + 12} 28,${y + 9}`,
      ),
      { depth: [2, 4], angle: 6, gap: 2.4 },
    ),
  ),
  dots(
    1.1,
    [30, 82],
    [44, 78],
    [58, 84],
    [72, 77],
    [86, 82],
    [52, 74],
    [66, 90],
    [38, 88],
    [96, 84],
  ),
  at(60, 44, { turn: -16 }, [
    form('M-58 -4H-40V4H-58q-3 -4 0 -8z', { depth: [0, 3], angle: 0, gap: 2 }),
    form('M40 -4H58q3 4 0 8H40z', { depth: [0, 3], angle: 0, gap: 2 }),
    form('M-40 -13Q-43 0 -40 13H40Q43 0 40 -13z', { depth: [2, 12], angle: 0, gap: 2.5 }),
    line(Array.from({ length: 15 }, (_, i) => `M${-35 + i * 5} -13q-3 13 0 26`).join(''), 0.6),
  ]),
]

/** Soft lefse, the uppermost half folded back, and the stick that turns it. */
export const lefse: Engraving = [
  form(ellipse(60, 66, 56, 30), { depth: [5, 6], gap: 2.6, angle: 10 }),
  form(ellipse(60, 61, 56, 30), { depth: [3, 4], gap: 2.6, angle: 10 }),
  form(ellipse(60, 56, 56, 30), { depth: 0 }),
  form('M16 38C34 22 86 20 106 40C114 50 116 58 113 64C84 54 44 48 16 38z', {
    depth: [4, 6],
    gap: 2.4,
  }),
  line('M16 38C44 50 84 58 113 64', 1),
  ink(
    toasted(
      [30, 58, 5],
      [48, 70, 6],
      [70, 66, 4.4],
      [24, 66, 3],
      [60, 79, 4],
      [84, 74, 5],
      [42, 56, 3],
      [96, 68, 3],
      [62, 36, 5],
      [84, 42, 4],
      [44, 32, 3],
      [98, 50, 3.4],
    ),
  ),
  at(60, 100, { turn: -7 }, [
    form('M-56 -2.5H40L56 0L40 2.5H-56q-3 -2.500 0 -5z', { depth: [0, 2.4], angle: 0, gap: 1.8 }),
  ]),
]

export const loaf: Engraving = [
  form(blob('6,78 10,54 30,38 60,32 92,38 112,56 115,80 104,96 60,101 16,96'), {
    depth: [7, 13],
    angle: -20,
    gap: 2.5,
    isCrossed: true,
  }),
  ...[
    [30, -10],
    [52, -3],
    [74, 4],
    [94, 12],
  ].map(([x = 0, turn = 0]) =>
    at(x, 60, { turn }, [
      form(blob('-3,-20! 4,-8 5,6 0,20! -6,8 -7,-6'), unshaded),
      line('M-2 -14C2 -4 2 4 0 14', 0.5),
    ]),
  ),
  dots(
    0.9,
    [16, 70],
    [20, 84],
    [40, 90],
    [64, 92],
    [86, 90],
    [103, 82],
    [42, 46],
    [63, 42],
    [84, 48],
    [63, 78],
    [40, 74],
    [84, 76],
  ),
  line('M40 24C36 18 44 14 40 6M60 22C56 16 64 12 60 4M80 24C76 18 84 14 80 6', 0.75),
  line('M2 104H118M16 110H60M76 110H106', 0.7),
]

export const sunflower: Engraving = [
  line('M60 84C60 98 58 108 56 118', 1.3),
  leaf(59, 104, 36, -24, 0.42),
  leaf(58, 108, 34, 200, 0.42),
  ...Array.from({ length: 16 }, (_, i) => at(60, 48, { turn: i * 22.5 + 11 }, [petal(0.94)])),
  ...Array.from({ length: 16 }, (_, i) => at(60, 48, { turn: i * 22.5 }, [petal(0.88)])),
  form(circle(60, 48, 20), { depth: [5, 5], gap: 2.3 }),
  dots(
    1.1,
    ...Array.from({ length: 60 }, (_, i): [number, number] => [
      60 + 2.25 * Math.sqrt(i) * Math.cos(i * 2.4),
      48 + 2.25 * Math.sqrt(i) * Math.sin(i * 2.4),
    ]),
  ),
]

export const cardamom: Engraving = [
  line(
    'M106 8C88 20 66 26 40 34M82 20C88 30 92 44 92 60M66 27C66 38 62 46 56 54M46 32' +
      'C38 38 32 46 28 52',
    0.9,
  ),
  leaf(72, 24, 36, -112, 0.3),
  leaf(50, 31, 34, 222, 0.28),
  pod(26, 58, 24),
  pod(56, 60, 6),
  pod(93, 66, -10),
  ...[
    [30, 112],
    [44, 117],
    [60, 113],
    [75, 117],
  ].map(([x = 0, y = 0]) =>
    form(blob(`${x - 4},${y} ${x},${y - 3.4} ${x + 4},${y} ${x},${y + 3}`), {
      depth: [1.6, 1.6],
      gap: 1.9,
    }),
  ),
]

/** Two oat biscuits and a few kernels. */
export const biscuits: Engraving = [
  biscuit(74, 44, 38),
  biscuit(46, 72, 40),
  kernel(86, 100, 16, 15, 0),
  kernel(98, 92, -30, 15, 0),
  kernel(10, 22, 40, 15, 0),
  kernel(22, 14, 4, 15, 0),
]

/** A bowl of grains with a wooden spoon. */
export const bowl: Engraving = [
  at(88, 34, { turn: -54 }, [
    form(blob('-34,0! -20,-9 0,-11 10,0 0,11 -20,9'), { depth: [3, 3], gap: 2.3 }),
    form('M8 -3H50q4 3 0 6H8z', { depth: [0, 2], angle: 0, gap: 2 }),
  ]),
  form('M8 58C10 92 34 110 60 110C86 110 110 92 112 58z', { depth: [13, 8], isCrossed: true }),
  form(ellipse(60, 58, 52, 15), unshaded),
  form(blob('16,58 26,46 40,46 50,38 64,42 78,38 92,48 104,58 84,66 60,69 34,66'), {
    depth: [3, 4],
    gap: 2.5,
  }),
  ...[
    [30, 54, 20],
    [46, 48, -30],
    [60, 54, 10],
    [76, 48, 40],
    [86, 56, -10],
    [44, 60, 60],
    [66, 62, -40],
  ].map(([x = 0, y = 0, turn = 0]) => kernel(x, y, turn, 9, 0)),
  line('M22 78C30 92 44 100 60 101M40 112H80', 0.8),
]

/** The three-legged pot over the fire. */
export const pot: Engraving = [
  line('M16 52C14 14 106 14 104 52', 1.3),
  line('M38 104L32 118M82 104L88 118M60 108V118', 2),
  form('M12 56C6 80 22 108 60 108C98 108 114 80 108 56z', {
    depth: [15, 8],
    gap: 2.4,
    isCrossed: true,
  }),
  form(ellipse(60, 56, 50, 12), { depth: 0 }),
  form(ellipse(60, 57, 42, 8), { depth: [-6, -3], gap: 2.2 }),
  at(72, 34, { turn: 16 }, [form('M-2.5 -30H2.5V24H-2.5z', { depth: [2, 0], angle: 90, gap: 2 })]),
  line('M22 74C26 88 36 97 46 100M34 40C30 34 38 28 34 20M48 36C44 30 52 24 48 16', 0.75),
]

function ringDots(x: number, y: number, radii: readonly number[]): [number, number][] {
  return radii.flatMap((radius) =>
    Array.from({ length: Math.round(radius * 0.62) }, (_, i): [number, number] => {
      const angle = (i / Math.round(radius * 0.62)) * 2 * Math.PI + radius
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }),
  )
}

/** Brown spots from the griddle, each with its size. */
function toasted(...spots: readonly (readonly [number, number, number])[]): string {
  return spots
    .map(([x, y, r]) =>
      blob(
        `${x - r},${y} ${x - r * 0.2},${y - r * 0.5} ${x + r},${y - r * 0.1} ` +
          `${x + r * 0.3},${y + r * 0.5}`,
      ),
    )
    .join('')
}

function petal(scale: number): Mark {
  return at(0, 0, { scale }, [
    form('M0 -18C-8 -28 -6 -42 0 -50C6 -42 8 -28 0 -18z', { depth: 0, weight: 0.9 }),
    line('M0 -24V-40', 0.5),
  ])
}

function pod(x: number, y: number, turn: number): Mark {
  return at(x, y, { turn }, [
    form('M0 -6C12 0 15 16 12 26C10 34 4 38 0 42C-4 38 -10 34 -12 26C-15 16 -12 0 0 -6z', {
      depth: [6, 3],
      gap: 2.3,
    }),
    line('M0 -4V38M-6 4C-8 16 -7 26 -3 34M6 4C8 16 7 26 3 34', 0.7),
  ])
}

function biscuit(x: number, y: number, radius: number): Mark {
  const scallops = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI
    const reach = radius * (i % 2 === 0 ? 1 : 0.94)
    return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle)).toFixed(1)}`
  })
  const grid = [-12, 0, 12]
    .map((k) => strokes([k, -radius * 0.5, k, radius * 0.5], [-radius * 0.5, k, radius * 0.5, k]))
    .join('')
  return at(x, y, { turn: 18 }, [
    form(blob(scallops.join(' ')), { depth: [6, 6], gap: 2.4 }),
    line(circle(0, 0, radius * 0.78), 0.7),
    line(grid, 0.6),
    dots(1.3, [-6, -6], [6, -6], [-6, 6], [6, 6], [0, -24], [0, 24], [24, 0], [-24, 0]),
  ])
}
