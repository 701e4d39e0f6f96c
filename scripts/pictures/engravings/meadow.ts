import { at, form, ink, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { circle, ellipse } from '#scripts/pictures/outline.ts'
import { dots, leaf, unshaded } from '#scripts/pictures/engravings/parts.ts'

export const bee: Engraving = [
  form('M56 46C40 18 12 14 8 30C6 44 34 54 56 54z', { depth: 3, gap: 3 }),
  form('M64 46C80 18 108 14 112 30C114 44 86 54 64 54z', { depth: 3, gap: 3 }),
  line(
    'M54 50C40 38 24 30 14 30M52 52C38 48 26 44 16 40M66 50C80 38 96 30 106 30M68 52' +
      'C82 48 94 44 104 40',
    0.5,
  ),
  line('M46 58L34 66M74 58L86 66M44 74L30 84M76 74L90 84', 0.9),
  form('M60 54C76 54 82 70 79 86C76 102 66 112 60 116C54 112 44 102 41 86C38 70 44 54 60 54z', {
    depth: [7, 3],
    isCrossed: true,
  }),
  ink('M43 70Q60 78 77 70L79 79Q60 87 41 79zM42 90Q60 98 78 90L75 99Q60 106 45 99z'),
  form(ellipse(60, 46, 14, 12), { depth: 4 }),
  form(circle(60, 31, 8.5), { depth: 3 }),
  dots(1.8, [55, 30], [65, 30]),
  line('M56 24C54 16 50 12 46 10M64 24C66 16 70 12 74 10', 0.9),
]

/** The old straw hive. */
export const skep: Engraving = [
  form('M20 100C12 92 22 84 20 76C18 60 30 34 60 22C90 34 102 60 100 76C98 84 108 92 100 100z', {
    depth: [14, 6],
    gap: 2.5,
    isCrossed: true,
  }),
  ...[
    [36, 44],
    [50, 66],
    [64, 78],
    [78, 82],
    [90, 84],
  ].map(([y = 0, width = 0]) =>
    line(`M${60 - width / 2} ${y}Q60 ${y + 9} ${60 + width / 2} ${y}`, 0.8),
  ),
  line(strawTicks(), 0.5),
  form('M50 100V90C50 82 70 82 70 90V100z', unshaded),
  ink('M52.500 100V91C52.500 85 67.500 85 67.500 91V100z'),
  form('M6 100H114V108H6z', { depth: [2, 3], angle: 4, gap: 2.1 }),
  line('M22 108V118M98 108V118', 1.8),
  flyingBee(16, 40, -20),
  flyingBee(104, 26, 16),
  flyingBee(88, 8, -10),
]

/** An umbel of small stars. */
export const elderflower: Engraving = [
  line(
    'M60 118V74M60 86C44 74 34 62 28 48M60 82C54 66 48 50 48 34M60 82C66 66 72 50 74 34' +
      'M60 86C76 74 88 62 94 50M60 80V44',
    0.9,
  ),
  leaf(60, 112, 46, -24, 0.34),
  leaf(60, 112, 46, 204, 0.34),
  ...[
    [26, 46, 8],
    [16, 34, 7],
    [34, 30, 8],
    [48, 20, 8],
    [48, 40, 8],
    [61, 34, 9],
    [62, 14, 7],
    [76, 22, 8],
    [76, 42, 8],
    [90, 32, 8],
    [94, 48, 8],
    [106, 36, 7],
    [38, 54, 7],
    [84, 58, 7],
    [61, 54, 8],
  ].map(([x = 0, y = 0, r = 0]) => star(x, y, r)),
]

/** Yarrow, lady's mantle and a bell flower, bound. */
export const herbs: Engraving = [
  line('M60 116C56 88 46 60 36 34M60 116C61 84 61 60 62 38M60 116C66 90 76 70 88 52', 0.9),
  ...[
    [22, 28, 6.5],
    [33, 20, 7],
    [45, 23, 6.5],
    [28, 38, 6.5],
    [40, 34, 7],
    [50, 36, 6],
  ].map(([x = 0, y = 0, radius = 0]) => star(x, y, radius)),
  ...[0, 60, 120, 180, 240, 300].map((turn) =>
    at(68, 22, { turn }, [
      form('M0 0C-7 -5 -6 -15 0 -17C6 -15 7 -5 0 0z', { depth: [2, 2], gap: 2.2 }),
    ]),
  ),
  form(circle(68, 22, 4.4), { depth: 1.6, gap: 1.8 }),
  ...[-150, -100, -50, 0, 50].map((turn) => leaf(90, 50, 22, turn, 0.36)),
  leaf(50, 72, 26, 198, 0.28),
  leaf(53, 84, 26, 182, 0.28),
  leaf(70, 80, 26, -24, 0.28),
  leaf(65, 92, 28, -4, 0.28),
  form('M51 99C56 102 64 102 69 99L70 106C64 109 56 109 50 106z', {
    depth: [4, 1],
    angle: 80,
    gap: 1.9,
  }),
  line('M68 103C77 100 82 106 86 112M68 105C75 107 76 113 74 119', 0.8),
]

/** A birch trunk that is tapped, with twigs. */
export const birch: Engraving = [
  line('M74 26C90 20 100 12 108 4M44 34C30 28 20 20 14 10', 1),
  leaf(104, 8, 24, 40, 0.44),
  leaf(92, 18, 26, 62, 0.44),
  leaf(82, 22, 24, -58, 0.44),
  leaf(18, 14, 24, 140, 0.44),
  leaf(28, 24, 26, 108, 0.44),
  leaf(36, 30, 22, 230, 0.44),
  form('M40 2C44 40 42 80 36 118H86C78 80 76 40 78 2z', { depth: [11, 0], angle: 88, gap: 2.5 }),
  ink(
    'M42 20h14l4 2l-4 3H42zM64 34h13v5H60zM42 50h9l3 3l-12 2zM70 74h8v5l-14 -1zM40 92h14' +
      'l4 3l-19 2zM62 14h15v2H58zM68 102h13v3l-20 -1z',
  ),
  form('M56 60H66V66C72 66 74 70 74 75H68C68 72 66 71 62 71H56z', { depth: [2, 3], gap: 2 }),
  form('M71 80C75 86 77 89 77 92C77 100 65 100 65 92C65 89 67 86 71 80z', {
    depth: [3, 2],
    gap: 2,
  }),
]

export const rapeseed: Engraving = [
  line('M60 118C58 96 60 70 60 44M60 84C48 74 40 66 34 54M60 74C72 66 80 58 86 48', 0.9),
  leaf(60, 106, 46, -28, 0.24),
  leaf(59, 100, 44, 208, 0.24),
  crossFlower(34, 46, 0.86),
  crossFlower(88, 42, 0.86),
  crossFlower(60, 28, 1.02),
  at(44, 80, { turn: -50 }, [form(ellipse(0, 0, 3, 8), unshaded)]),
]

function strawTicks(): string {
  return [
    [32, 30],
    [43, 54],
    [58, 70],
    [72, 76],
    [85, 78],
  ]
    .map(([y = 0, width = 0]) =>
      Array.from(
        { length: Math.round(width / 5) },
        (_, i) => `M${60 - width / 2 + i * 5} ${y}l2.600 5`,
      ).join(''),
    )
    .join('')
}

function flyingBee(x: number, y: number, turn: number): Mark {
  return at(x, y, { turn, scale: 0.9 }, [
    form(ellipse(-2, -5, 5, 3), { depth: 0, weight: 0.7 }),
    form(ellipse(4, -5, 5, 3), { depth: 0, weight: 0.7 }),
    form(ellipse(0, 0, 7, 4), { depth: 0, weight: 0.8 }),
    ink('M-2 -3.900h2.500v7.800h-2.500zM3 -3.300h2v6.600h-2z'),
  ])
}

function star(x: number, y: number, radius: number): Mark {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    at(0, 0, { turn }, [
      form(
        `M0 0C${-radius * 0.56} ${-radius * 0.4} ${-radius * 0.46} ${-radius} 0 ${-radius}` +
          `C${radius * 0.46} ${-radius} ${radius * 0.56} ${-radius * 0.4} 0 0z`,
        { depth: 0, weight: 0.75 },
      ),
    ]),
  )
  return at(x, y, { turn: (x * 7) % 72 }, [...petals, ink(circle(0, 0, radius * 0.17))])
}

function crossFlower(x: number, y: number, scale: number): Mark {
  const petals = [0, 90, 180, 270].map((turn) =>
    at(0, 0, { turn: turn + 20 }, [
      form('M0 0C-12 -8 -11 -24 0 -25C11 -24 12 -8 0 0z', unshaded),
      line('M0 -4V-17M-3 -7L-5 -17M3 -7L5 -17', 0.5),
    ]),
  )
  return at(x, y, { scale }, [...petals, ink(circle(0, 0, 4))])
}
