import { at, form, ink, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { blob, circle, ellipse, strokes } from '#scripts/pictures/outline.ts'
import { unshaded, waves } from '#scripts/pictures/engravings/parts.ts'

export const boat: Engraving = [
  line('M58 8V74M58 12L28 72M58 12L94 70', 0.8),
  form('M61 18C78 30 86 50 86 68H61z', { depth: [8, 2], angle: 70, gap: 2.8 }),
  form('M55 26C43 40 35 54 33 68H55z', { depth: [6, 1], angle: 108, gap: 2.8 }),
  form('M8 74C30 80 86 80 112 70C110 86 100 98 92 100H32C20 98 12 88 8 74z', {
    depth: [6, 12],
    angle: 4,
    gap: 2.6,
    isCrossed: true,
  }),
  line('M10 80C34 86 88 86 110 77M14 86C38 92 84 92 107 83'),
  waves(102, 0, 120),
  waves(112, 12, 112),
  line('M84 24c4-4 7-3 9 0c2-3 5-4 9 0M96 38c3-3 5-2 7 0c2-2 4-3 7 0', 0.8),
]

export const lighthouse: Engraving = [
  line('M60 20L8 8M60 22L4 26M62 20L112 8M62 22L116 26', 0.55),
  form('M44 40H76L82 98H38z', { depth: [13, 0], angle: 90, gap: 2.5 }),
  ink('M43 52H77L78.6 66H41.4zM40 80H80L81.400 93H38.6z'),
  form('M40 34H80V41H40z', { depth: [4, 2], gap: 2.2 }),
  form('M48 16H72V34H48z', { depth: [6, 0], angle: 90, gap: 2.4 }),
  line('M56 16V34M64 16V34M48 25H72', 0.7),
  form('M45 16C50 8 55 5 60 4C65 5 70 8 75 16z', { depth: [6, 2], gap: 2.2 }),
  line('M60 4V0', 1),
  form(blob('14,104! 24,96 38,96 50,98 70,96 86,98 98,102 108,110! 60,114 8,112!'), {
    depth: [4, 6],
    angle: 20,
    gap: 2.5,
    isCrossed: true,
  }),
  form('M86 84H104V99H86z', { depth: [5, 0], angle: 90, gap: 2.4 }),
  form('M83 85L95 74L107 85z', { depth: [4, 1], gap: 2.2 }),
  waves(113, 0, 120),
]

/** Flakes of salt: hollow pyramids. */
export const saltFlakes: Engraving = [
  flake(60, 44, 34, 6),
  flake(30, 84, 24, -12),
  flake(88, 82, 27, 14),
  flake(58, 104, 14, 40),
  flake(16, 46, 11, 20),
  flake(104, 42, 12, -16),
  line('M60 4V10M26 16l4 5M94 16l-4 5M6 66h6M108 62h6', 0.7),
]

/** A fire under smoke, between logs of juniper. */
export const smoke: Engraving = [
  line(
    'M48 40C40 30 54 22 46 12C42 6 48 2 54 2M62 42C56 32 68 24 62 14C58 8 62 4 68 4M76 42' +
      'C70 34 80 26 76 18C73 12 78 8 84 10',
    0.9,
  ),
  form(blob('60,42! 70,56 84,64 82,84 72,98 60,101 48,98 37,84 40,66 48,60! 50,68 54,70 58,58'), {
    depth: [7, 4],
    gap: 2.5,
  }),
  form(blob('61,68! 68,78 70,88 64,98 56,98 50,88 56,82'), unshaded),
  at(60, 102, { turn: 11 }, log(50)),
  at(60, 102, { turn: -11 }, log(50)),
  line('M10 116H110M24 112h12M84 113h14', 0.7),
]

export const seaweed: Engraving = [
  form(blob('60,116! 54,92 44,78 40,58 46,34 40,12! 52,26 56,46 54,62 62,84'), {
    depth: [5, 1],
    gap: 2.4,
  }),
  form(blob('62,116! 60,88 68,70 82,54 82,34 92,14! 96,36 92,58 78,76 70,94'), {
    depth: [5, 2],
    gap: 2.4,
  }),
  form(blob('58,116! 48,98 32,90 20,74 14,54 6,44! 22,46 32,60 40,78 54,92'), {
    depth: [4, 2],
    gap: 2.4,
  }),
  form(blob('64,116! 72,98 90,92 104,78 116,70! 114,86 100,100 80,106'), {
    depth: [4, 3],
    gap: 2.4,
  }),
  line(
    'M60 114C56 92 48 76 47 58C48 42 46 28 42 16M62 114C64 92 76 74 86 58' +
      'C90 42 92 30 92 18M57 112C46 96 30 84 20 62M65 113C78 100 98 94 112 74',
    0.6,
  ),
  ...[
    [47, 44],
    [50, 58],
    [84, 48],
    [78, 64],
    [28, 70],
    [38, 82],
    [92, 92],
  ].map(([x = 0, y = 0]) => form(ellipse(x, y, 3.4, 4.2), { depth: 0, weight: 0.75 })),
  form(blob('44,118! 48,112 60,110 74,112 80,118!'), { depth: [2, 2], gap: 2.2 }),
  ...[
    [18, 24, 3],
    [66, 14, 2.4],
    [72, 26, 3.4],
    [26, 12, 2],
  ].map(([x = 0, y = 0, r = 0]) => form(circle(x, y, r), { depth: 0, weight: 0.7 })),
]

/** A fjord between steep mountains, with a small boat. */
export const fjord: Engraving = [
  form(circle(64, 34, 12), unshaded),
  line('M64 14V18M46 22l3 3M82 22l-3 3M40 36h5M84 36h5', 0.7),
  form('M38 78L58 48L66 58L72 52L90 78z', { depth: [-8, 2], angle: 60, gap: 2.8 }),
  form('M0 84L4 40L18 16L28 30L34 24L52 60L60 82z', {
    depth: [-14, 3],
    angle: 64,
    gap: 2.5,
    isCrossed: true,
  }),
  form('M18 16L28 30L34 24L38 32L31 38L27 34L21 41L15 36L11 29z', unshaded),
  form('M120 84L116 36L104 12L94 28L86 34L66 84z', { depth: [-12, 3], angle: 118, gap: 2.5 }),
  form('M104 12L94 28L90 32L96 38L101 33L107 40L113 30z', unshaded),
  line('M0 85H120M8 91H44M60 90H112M0 97H26M92 97H120M14 110H56M80 108H116M30 116H88', 0.75),
  form('M44 98C54 101 70 101 78 97C77 103 74 106 71 106H51C48 105 45 102 44 98z', {
    depth: [3, 3],
    angle: 4,
    gap: 2.2,
  }),
  form('M60 78L60 96H74z', { depth: [3, 1], angle: 70, gap: 2.4 }),
  form('M57 82V96H48z', unshaded),
]

function flake(x: number, y: number, size: number, turn: number): Mark {
  const corners: [number, number][] = [
    [-size, -size * 0.5],
    [size * 0.3, -size * 0.9],
    [size, size * 0.2],
    [-size * 0.3, size * 0.72],
  ]
  const at1 = (share: number) =>
    corners.map(([cx, cy]) => `${cx * share} ${cy * share + (1 - share) * size * 0.22}`)
  const rims = [0.76, 0.54, 0.34].map((share) => line(`M${at1(share).join('L')}Z`, 0.55))
  const outer = `M${at1(1).join('L')}Z`
  const ribs = corners.map(([cx, cy]): [number, number, number, number] => [
    cx,
    cy,
    cx * 0.14,
    cy * 0.14 + size * 0.19,
  ])
  return at(x, y, { turn }, [
    form(outer, { depth: [size * 0.5, size * 0.3], gap: 2.3 }),
    ...rims,
    line(strokes(...ribs), 0.7),
  ])
}

function log(half: number): Mark[] {
  return [
    form(`M${-half} -6H${half}V6H${-half}z`, { depth: [0, 6], angle: 2, gap: 2.2 }),
    form(ellipse(half, 0, 4, 6), unshaded),
    line(
      `${ellipse(half, 0, 1.8, 3)}M${-half + 8} -1H${half - 20}M${-half + 30} 2H${half - 8}`,
      0.55,
    ),
  ]
}
