import { at, form, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { ellipse, strokes } from '#scripts/pictures/outline.ts'
import { ear, kernel, leaf, unshaded } from '#scripts/pictures/engravings/parts.ts'

export const millstone: Engraving = [
  form('M10 52V78C10 98 32 114 60 114C88 114 110 98 110 78V52z', {
    depth: [34, 4],
    angle: 90,
    gap: 2.6,
    isCrossed: true,
  }),
  form(ellipse(60, 52, 50, 33), unshaded),
  line(furrows(), 0.7),
  line(ellipse(60, 52, 46, 30), 0.5),
  form(ellipse(60, 52, 12, 8), { depth: [-4, -3], gap: 2 }),
  line('M10 66q3 4 4 8M26 96q3 4 7 6M84 102q6 -2 9 -6', 0.6),
]

export const ryeEars: Engraving = [
  at(44, 72, { turn: -15 }, ear({ rows: 5, stem: 46 })),
  at(78, 72, { turn: 15 }, ear({ rows: 5, stem: 46 })),
  at(61, 66, {}, ear({ rows: 6, stem: 52 })),
  line('M51 90h20', 2.4),
  line('M50 87h22M52 94h18'),
]

/** A bound sheaf. */
export const sheaf: Engraving = [
  ...[-30, 30, -15, 15, 0].map((turn) =>
    at(
      60 + turn * 0.62,
      62 + Math.abs(turn) * 0.18,
      { turn },
      ear({ rows: 4, step: 8, length: 11, awn: 13, stem: 6 }),
    ),
  ),
  form('M46 78L38 116H82L74 78z', { depth: [12, 0], angle: 86, gap: 2.4 }),
  line('M38 62L52 78M82 62L68 78M48 58L56 78M72 58L64 78M60 56V78', 0.8),
  line('M52 88L47 116M58 88L56 116M64 88L66 116M69 88L73 116', 0.6),
  form('M44 76C54 81 66 81 76 76L77 84C66 89 54 89 43 84z', { depth: [6, 1], angle: 80, gap: 2 }),
  line('M74 82C84 80 90 86 94 94M74 83C82 86 84 92 84 100', 0.9),
]

/** A panicle of oats: kernels hang on thin branches. */
export const oats: Engraving = [
  line('M60 119C59 88 60 44 62 14', 1),
  leaf(60, 114, 40, -40, 0.13),
  leaf(60, 108, 40, 222, 0.13),
  oatBranch(20, 22, 38),
  oatBranch(36, 33, 60),
  oatBranch(54, 40, 84),
  at(122, 0, { isFlipped: true }, [oatBranch(27, 28, 48)]),
  at(122, 0, { isFlipped: true }, [oatBranch(44, 38, 72)]),
  at(122, 0, { isFlipped: true }, [oatBranch(62, 30, 94)]),
  at(62, 22, { turn: 8 }, spikelet(0.9)),
]

export const barley: Engraving = [
  at(42, 78, { turn: -22 }, ear({ rows: 6, step: 6.4, length: 10, awn: 34, spread: 66, stem: 52 })),
  at(80, 78, { turn: 20 }, ear({ rows: 6, step: 6.4, length: 10, awn: 34, spread: 66, stem: 52 })),
  leaf(58, 114, 34, -150, 0.14),
  leaf(64, 110, 36, -28, 0.14),
]

/** One ear of barley that bends under its weight, with loose grains. */
export const barleyGrains: Engraving = [
  at(74, 74, { turn: -24 }, ear({ rows: 8, step: 6.6, length: 11, awn: 32, spread: 64, stem: 44 })),
  leaf(86, 104, 38, -162, 0.14),
  ...[
    [22, 92, 20],
    [36, 104, -14],
    [18, 110, 4],
    [46, 90, 46],
    [104, 104, -30],
    [112, 90, 60],
  ].map(([x = 0, y = 0, turn = 0]) => kernel(x, y, turn, 12, 0)),
]

/** Emmer: two broad ears with close rows. */
export const emmer: Engraving = [
  at(46, 82, { turn: -12 }, ear({ rows: 7, step: 7, length: 15, awn: 24, spread: 58, stem: 40 })),
  at(80, 86, { turn: 16 }, ear({ rows: 6, step: 7, length: 15, awn: 24, spread: 58, stem: 34 })),
  leaf(54, 114, 44, -166, 0.15),
  leaf(70, 112, 40, -10, 0.15),
]

/** The mill by the stream: its wheel. */
export const millWheel: Engraving = [
  form('M62 26L88 8L116 28V104H62z', { depth: [6, 2], angle: 0, gap: 3.4 }),
  form('M54 31L88 5L120 29L116 35L88 14L58 37z', { depth: [3, 2], gap: 2.3 }),
  form('M92 44H106V62H92z', unshaded),
  line('M99 44V62M92 53H106', 0.7),
  form(ellipse(46, 68, 42, 42), { depth: [8, 6], gap: 2.5 }),
  form(ellipse(46, 68, 33, 33), unshaded),
  ...Array.from({ length: 8 }, (_, i) =>
    at(46, 68, { turn: i * 45 + 8 }, [
      form('M-2 -34H2V-8H-2z', { depth: 0, weight: 0.8 }),
      form('M-4 -45H4V-32H-4z', { depth: [2, 1], gap: 2 }),
    ]),
  ),
  form(ellipse(46, 68, 8, 8), { depth: 3, gap: 2 }),
  line(
    'M0 112C14 106 26 116 40 111S66 106 80 111S104 116 120 110M6 118C20 113 30 120 46 117' +
      'S80 114 96 118',
    0.85,
  ),
]

function furrows(): string {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i * 30 * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const sides = [0.12, 0.24].map((turn) => {
      const [reach, fall] = [24 + turn * 160, 15.5 + turn * 104]
      return strokes([
        60 + reach * 0.62 * cos,
        52 + fall * 0.62 * sin,
        60 + 46 * Math.cos(angle + turn),
        52 + 30 * Math.sin(angle + turn),
      ])
    })
    return strokes([60 + 14 * cos, 52 + 9 * sin, 60 + 46 * cos, 52 + 30 * sin]) + sides.join('')
  }).join('')
}

function oatBranch(y: number, reach: number, drop: number): Mark {
  const x = 61 + reach
  const inner = 61 + reach * 0.5
  return at(0, 0, {}, [
    line(`M61 ${y}C${61 + reach * 0.4} ${y - 9} ${x} ${y - 8} ${x} ${drop - 18}`, 0.6),
    line(`M${inner} ${y - 5.5}q3 3 2 9`, 0.6),
    at(inner + 2, y + 2, { turn: 178 }, [at(0, 20, {}, spikelet(0.78))]),
    at(x, drop - 20, { turn: 184 }, [at(0, 20, {}, spikelet(0.92))]),
  ])
}

/** Two husks and a hair, hanging from (0, 0) upwards. */
function spikelet(scale: number): Engraving {
  return [
    at(0, 0, { scale }, [
      line('M0 -16L2 -32', 0.5),
      form('M0 0C-7 -4 -8 -14 -3 -22C0 -16 1 -8 0 0z', { depth: [2, 1], gap: 2.1 }),
      form('M0 0C7 -4 8 -14 3 -22C0 -16 -1 -8 0 0z', { depth: [3, 1], gap: 2.1 }),
    ]),
  ]
}
