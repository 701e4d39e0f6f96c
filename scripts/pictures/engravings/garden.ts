import { at, form, ink, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { blob, circle, ellipse } from '#scripts/pictures/outline.ts'
import { dots, leaf, unshaded } from '#scripts/pictures/engravings/parts.ts'

export const cucumber: Engraving = [
  leaf(70, 22, 46, -30, 0.4),
  at(60, 60, { turn: -38 }, [
    form(
      'M-46 -14C-30 -24 24 -24 46 -13C54 -8 54 4 46 9C24 20 -30 20 -46 10C-54 4 -54 -8 -46 -14z',
      { depth: [2, 11], angle: -12, isCrossed: true },
    ),
    dots(
      1.1,
      ...Array.from({ length: 22 }, (_, i): [number, number] => [
        -40 + ((i * 37) % 84),
        -13 + ((i * 17) % 22),
      ]),
    ),
    line('M-48 -2H46M-36 -10C-10 -14 20 -14 38 -9', 0.5),
  ]),
  form(circle(86, 88, 22), { depth: 4 }),
  form(circle(86, 88, 17), { depth: 0, weight: 0.7 }),
  ...Array.from({ length: 9 }, (_, i) =>
    at(86, 88, { turn: i * 40 }, [form(ellipse(0, -9.5, 1.5, 4), { depth: 0, weight: 0.6 })]),
  ),
]

export const cabbage: Engraving = [
  form(blob('60,18 88,20 110,38 114,66 102,92 82,106! 92,84 94,60 84,36'), {
    depth: [6, 6],
    gap: 2.5,
  }),
  form(blob('60,18 32,20 10,38 6,66 18,92 38,106! 28,84 26,60 36,36'), { depth: [3, 5], gap: 2.5 }),
  form(blob('60,12 82,22 96,44 96,74 84,98 60,110 36,98 24,74 24,44 38,22'), {
    depth: [12, 7],
    isCrossed: true,
  }),
  form(blob('60,20! 74,36 80,60 74,86 60,108! 46,92 42,66 46,40'), { depth: [7, 3], gap: 2.4 }),
  line(
    'M60 24C61 52 61 80 60 106M60 46C66 42 72 40 76 40M60 62C68 58 74 58 79 60M60 78' +
      'C66 76 72 76 76 80M60 54C54 50 49 48 46 48M60 70C53 66 48 66 43 68M60 88' +
      'C55 84 50 84 47 86',
    0.55,
  ),
  line(
    'M34 40C30 54 30 72 36 88M86 40C92 54 92 70 86 88M16 54C18 66 22 78 28 86M104 54' +
      'C102 66 100 76 94 86',
    0.55,
  ),
  form('M52 106C56 110 64 110 68 106L70 116H50z', { depth: [5, 0], angle: 88, gap: 2.1 }),
]

export const beetroot: Engraving = [
  form(blob('56,44! 44,34 38,18 46,4! 56,14 60,28 60,42!'), { depth: [3, 2], gap: 2.4 }),
  form(blob('62,44! 58,26 66,10 80,2! 86,16 78,32 66,44!'), { depth: [4, 2], gap: 2.4 }),
  form(blob('52,46! 34,44 20,34 14,20! 30,20 46,30 56,44!'), { depth: [3, 2], gap: 2.4 }),
  form(blob('66,46! 82,44 98,36 106,22! 90,20 74,30 64,44!'), { depth: [4, 3], gap: 2.4 }),
  line(
    'M58 44C54 32 48 20 46 8M63 44C68 30 74 18 79 6M54 45C42 38 28 28 18 22M66 45' +
      'C78 38 92 30 102 24',
    0.6,
  ),
  form(blob('60,42 84,46 98,62 94,82 76,94 66,100 60,118! 54,100 44,94 26,82 22,62 36,46'), {
    depth: [13, 7],
    isCrossed: true,
  }),
  line('M34 58C30 68 34 78 42 84M44 50C40 52 38 54 36 56M48 98C54 100 66 100 72 98', 0.6),
]

export const potatoes: Engraving = [
  line('M58 74C56 52 60 36 60 20M59 48C50 44 42 42 36 36M59 44C68 40 76 38 82 32', 1),
  leaf(59, 58, 36, -22, 0.42),
  leaf(58, 60, 36, 200, 0.42),
  ...[
    [36, 32, 1],
    [60, 17, 1.2],
    [84, 28, 1],
  ].map(([x = 0, y = 0, scale = 1]) => at(x, y, { scale }, potatoFlower())),
  tuber(84, 88, 30, 21, -14),
  tuber(34, 90, 30, 20, 12),
  tuber(60, 104, 23, 15, 0),
]

/** What broth is made of: leek, carrot, onion. */
export const leekAndCarrot: Engraving = [
  at(42, 60, { turn: -14 }, [
    form('M-6 -8C-20 -26 -22 -42 -18 -56C-10 -44 -4 -30 -1 -12z', { depth: [3, 1], gap: 2.4 }),
    form('M6 -8C20 -26 22 -42 18 -56C10 -44 4 -30 1 -12z', { depth: [4, 1], gap: 2.4 }),
    form('M-4 -6C-6 -28 -3 -46 0 -60C3 -46 6 -28 4 -6z', { depth: [2, 0], angle: 88, gap: 2.3 }),
    form('M-8 -10H8V44C8 50 -8 50 -8 44z', { depth: [6, 0], angle: 88, gap: 2.3 }),
    line('M-4 -6V40M0 -8V44', 0.5),
    line('M-4 49L-8 60M0 50V62M4 49L8 60', 0.6),
  ]),
  at(82, 56, { turn: 16 }, carrot()),
  at(60, 92, {}, [
    form(blob('-22,6 -14,-10 0,-16! 14,-10 22,6 14,20 0,24 -14,20'), {
      depth: [8, 5],
      isCrossed: true,
    }),
    line('M0 -16C-8 -6 -10 10 -6 22M0 -16C8 -6 10 10 6 22M0 -16V-26M0 -18L-4 -27M0 -18L5 -26', 0.6),
  ]),
]

export const peas: Engraving = [
  line('M104 12C96 20 92 22 86 26M86 26C90 12 82 8 76 12C72 16 78 20 82 14', 0.9),
  leaf(92, 22, 26, 62, 0.46),
  form(blob('88,26! 92,52 76,82 50,102 20,108! 12,88 26,60 52,36'), { depth: [6, 8], gap: 2.6 }),
  form(blob('84,32! 82,56 66,78 44,94 22,102! 22,86 38,62 60,44'), unshaded),
  ...[
    [75, 48, 9],
    [63, 62, 10.5],
    [49, 76, 10.5],
    [34, 89, 9],
  ].map(([x = 0, y = 0, r = 0]) =>
    form(circle(x, y, r), { depth: r * 0.42, gap: 2.1, isCrossed: true }),
  ),
  line('M88 26C86 16 92 12 90 4M88 26C80 22 74 24 72 20M88 26C96 28 98 32 104 32', 0.9),
  ...[
    [96, 84, 7],
    [84, 100, 7],
    [104, 104, 6],
  ].map(([x = 0, y = 0, r = 0]) => form(circle(x, y, r), { depth: 2.6, gap: 2.1 })),
]

export const tomato: Engraving = [
  form(blob('60,30 84,22 108,40 112,68 98,96 60,108 22,96 8,68 12,40 36,22'), {
    depth: [14, 9],
    isCrossed: true,
  }),
  line(
    'M26 46C20 58 22 74 30 84M36 34C34 36 30 38 28 42M48 34C42 44 40 56 42 66M74 34' +
      'C80 42 82 52 80 62',
    0.6,
  ),
  form(
    blob(
      '60,30! 48,26 32,32 22,44! 38,42 50,40! 48,52 54,64! 60,52 64,40! 76,46 92,46! 86,34 ' +
        '74,28! 78,20 84,16! 70,16 62,24!',
    ),
    { depth: [3, 3], gap: 2.2 },
  ),
  line('M61 30C60 18 64 10 72 4', 1.8),
]

/** Three tomatoes on the vine. */
export const tomatoVine: Engraving = [
  line('M24 6C46 12 66 22 82 44M44 13C36 22 32 32 32 42M62 23C60 34 60 42 60 50', 1.3),
  leaf(60, 20, 40, -22, 0.44),
  vineTomato(32, 62, 22),
  vineTomato(88, 66, 23),
  vineTomato(58, 90, 25),
]

export const carrots: Engraving = [
  at(34, 48, { turn: -20 }, carrot()),
  at(88, 48, { turn: 22 }, carrot()),
  at(60, 50, { scale: 1.16 }, carrot()),
]

export const lentils: Engraving = [
  line('M60 112C59 84 61 48 60 12', 1),
  leaf(60, 16, 16, -90, 0.36),
  ...[28, 52, 76].flatMap((y) => [...lentilBranch(y, 1), ...lentilBranch(y, -1)]),
  lentilPod(34, 106, 12),
  lentilPod(86, 106, -12),
  line('M60 92C50 92 44 96 40 100M60 92C70 92 76 96 80 100', 0.7),
]

function potatoFlower(): Mark[] {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    at(0, 0, { turn }, [
      form('M0 0C-8 -4 -8 -11 0 -14C8 -11 8 -4 0 0z', { depth: [1.6, 1.6], gap: 2.2 }),
    ]),
  )
  return [...petals, dots(2.6, [0, 0])]
}

function tuber(x: number, y: number, rx: number, ry: number, turn: number): Mark {
  return at(x, y, { turn }, [
    form(
      blob(
        `${-rx},2 ${-rx * 0.6},${-ry * 0.9} ${rx * 0.2},${-ry} ${rx * 0.9},${-ry * 0.5} ` +
          `${rx},${ry * 0.4} ${rx * 0.4},${ry} ${-rx * 0.6},${ry * 0.9}`,
      ),
      { depth: [7, 6], isCrossed: true },
    ),
    line(
      `M${-rx * 0.5} ${-ry * 0.2}q3 -4 7 -2M${rx * 0.2} ${-ry * 0.5}q3 -3 6 -1` +
        `M${-rx * 0.1} ${ry * 0.4}q3 -3 7 -1M${rx * 0.5} ${ry * 0.1}q3 -3 6 0`,
      0.75,
    ),
  ])
}

/** A carrot that hangs from (0, 0), with its leaves above. */
function carrot(): Mark[] {
  const fronds = [-26, -9, 9, 26].map((turn) =>
    at(0, -2, { turn }, [
      line(
        'M0 0V-42M0 -16l-6 -7M0 -16l6 -7M0 -24l-7 -8M0 -24l7 -8M0 -32l-6 -8M0 -32l6 -8M0 -40' +
          'l-3 -7M0 -40l3 -7',
        0.65,
      ),
    ]),
  )
  return [
    ...fronds,
    form(blob('-13,4 -8,-3 0,-4 8,-3 13,4 10,26 5,46 1,64! -4,46 -10,26'), {
      depth: [8, 2],
      gap: 2.3,
      isCrossed: true,
    }),
    line('M-12 10q6 3 10 1M-9 22q4 3 9 2M-7 34q4 2 7 1M4 16q4 1 7 0M2 44q2 1 4 0', 0.65),
  ]
}

function vineTomato(x: number, y: number, radius: number): Mark {
  const leaves = [-70, -24, 24, 70].map((turn) =>
    at(0, -radius + 2, { turn: turn + 180 }, [
      form('M0 0C-4 -6 -2 -12 0 -15C2 -12 4 -6 0 0z', { depth: 0, weight: 0.8 }),
    ]),
  )
  return at(x, y, {}, [
    form(
      blob(
        `0,${-radius + 2} ${radius * 0.8},${-radius * 0.7} ${radius * 1.05},${radius * 0.2} ` +
          `${radius * 0.6},${radius * 0.9} 0,${radius} ${-radius * 0.6},${radius * 0.9} ` +
          `${-radius * 1.05},${radius * 0.2} ${-radius * 0.8},${-radius * 0.7}`,
      ),
      { depth: [8, 5], gap: 2.3, isCrossed: true },
    ),
    line(`M${-radius * 0.66} ${-radius * 0.2}q-2 8 3 14`, 0.6),
    ...leaves,
    ink(circle(0, -radius + 2, 2)),
  ])
}

/** A feathered leaf to one side of the stem. */
function lentilBranch(y: number, side: 1 | -1): Mark[] {
  const pairs = [12, 28].flatMap((out) => [
    leaf(60 + side * out, y - out * 0.32, 19, side > 0 ? -80 : -100, 0.36),
    leaf(60 + side * out, y - out * 0.32, 16, side > 0 ? 46 : 134, 0.36),
  ])
  return [line(`M60 ${y}L${60 + side * 30} ${y - 10}`, 0.7), ...pairs]
}

function lentilPod(x: number, y: number, turn: number): Mark {
  return at(x, y, { turn }, [
    form(blob('-16,0! -6,-9 8,-9 18,-1! 8,9 -6,9'), { depth: [4, 4], gap: 2.2 }),
    line(circle(-4, 0, 5) + circle(7, 0, 5), 0.7),
  ])
}
