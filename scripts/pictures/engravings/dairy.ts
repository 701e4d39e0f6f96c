import { at, form, ink, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { blob, circle, ellipse } from '#scripts/pictures/outline.ts'
import { dots, leaf, unshaded } from '#scripts/pictures/engravings/parts.ts'

/** The mountain farm. */
export const farm: Engraving = [
  form('M2 92L34 40L46 56L70 18L118 92z', {
    depth: [-14, 2],
    angle: 58,
    gap: 2.9,
    isCrossed: true,
  }),
  form('M70 18L58 37L66 41L71 35L78 42L83 38z', unshaded),
  form('M34 40L26 53L33 51L38 56L42 51z', unshaded),
  form('M34 74H88V104H34z', { depth: [8, 2], angle: 0, gap: 3.2 }),
  form('M70 46h8v13h-8z', { depth: 3, gap: 2.2 }),
  form('M26 78L40 56H82L96 78z', { depth: [5, 6], angle: 62, gap: 2.6 }),
  form('M54 84H66V104H54z', { depth: [6, 0], angle: 90, gap: 1.8 }),
  form('M72 84H82V94H72z', unshaded),
  line('M77 84V94M72 89H82'),
  line('M0 106H120M10 111H52M62 112H112M24 116H90', 0.8),
]

export const churn: Engraving = [
  line('M60 4V30', 2.4),
  line('M48 8H72', 2.4),
  form('M40 28H80L96 110C96 115 80 118 60 118C40 118 24 115 24 110z', {
    depth: [16, 1],
    angle: 84,
    gap: 2.6,
    isCrossed: true,
  }),
  form('M39 34C39 28 47 26 60 26C73 26 81 28 81 34L82 39C76 43 44 43 38 39z', {
    depth: [8, 2],
    angle: 90,
  }),
  line('M47 43L38 114M55 44L52 117M65 44L68 117M73 43L82 114', 0.7),
  form('M34.500 58C46 63 74 63 85.500 58L87 66C74 71 46 71 33 66z', {
    depth: [10, 1],
    angle: 90,
    gap: 2,
  }),
  form('M27 94C42 100 78 100 93 94L94.500 102C78 108 42 108 25.500 102z', {
    depth: [10, 1],
    angle: 90,
    gap: 2,
  }),
]

/** A goat, seen from the front with its head a little turned. */
export const goat: Engraving = [
  form(blob('46,38! 36,28 26,10 12,4! 16,22 26,36 38,46!'), { depth: [2, 3], gap: 2.1 }),
  form(blob('74,38! 84,28 94,10 108,4! 104,22 94,36 82,46!'), { depth: [3, 3], gap: 2.1 }),
  line('M20 12L26 12M24 20L31 19M29 28L36 26M100 12L94 12M96 20L89 19M91 28L84 26', 0.55),
  form(blob('40,48! 26,44 8,50 2,60! 16,64 30,60 40,56!'), { depth: [2, 3], gap: 2.3 }),
  form(blob('80,48! 94,44 112,50 118,60! 104,64 90,60 80,56!'), { depth: [4, 3], gap: 2.3 }),
  form(blob('52,96! 54,108 60,120! 66,108 68,96!'), { depth: [3, 1], angle: 84, gap: 2 }),
  form(blob('60,32 76,36 83,50 78,66 72,82 70,96 60,101 50,96 48,82 42,66 37,50 44,36'), {
    depth: [8, 3],
    gap: 2.4,
    isCrossed: true,
  }),
  line('M52 34C54 44 56 50 60 56C64 50 66 44 68 34M56 34L60 46L64 34', 0.65),
  ink(ellipse(47, 57, 3.4, 2.2)),
  ink(ellipse(73, 57, 3.4, 2.2)),
  line(
    'M41 53C45 50 49 51 52 55M79 53C75 50 71 51 68 55M50 70C52 78 53 84 53 88M70 70' +
      'C68 78 67 84 67 88',
    0.6,
  ),
  line('M54 89C56 86 58 87 60 90C62 87 64 86 66 89M60 90V95M55 97C58 95 62 95 65 97', 0.8),
]

/** A small round cheese with thyme. */
export const cheeseWithThyme: Engraving = [
  form('M12 60V84C12 98 34 107 60 107C86 107 108 98 108 84V60z', {
    depth: [30, 4],
    angle: 88,
    gap: 2.7,
  }),
  form(ellipse(60, 60, 48, 20), { depth: [4, 3], gap: 3 }),
  line('M14 74C22 86 40 91 60 91', 0.5),
  at(56, 60, { turn: -14 }, [
    line('M-40 4C-16 -2 12 -2 42 -12', 0.9),
    ...Array.from({ length: 9 }, (_, i) =>
      leaf(-34 + i * 8.4, 3 - i * 1.6, 11, i % 2 === 0 ? -58 : 48, 0.4),
    ),
  ]),
  at(84, 34, { turn: -64 }, [
    line('M-20 2C0 0 14 -2 30 -4', 0.8),
    ...Array.from({ length: 6 }, (_, i) =>
      leaf(-12 + i * 7.6, 1.4 - i * 0.8, 10, i % 2 === 0 ? -58 : 50, 0.4),
    ),
  ]),
]

/** A turned wooden bowl of thick cream, with a horn spoon. */
export const creamBowl: Engraving = [
  at(84, 30, { turn: -58 }, [
    form(blob('-30,0 -20,-10 0,-10 10,0 0,10 -20,10'), { depth: [4, 4], gap: 2.3 }),
    form('M8 -3.5C24 -4 40 -3 50 -5C53 0 53 0 50 5C40 3 24 4 8 3.500z', {
      depth: [0, 2],
      angle: 0,
      gap: 2,
    }),
  ]),
  form('M6 56C10 84 30 104 44 106H76C90 104 110 84 114 56z', {
    depth: [14, 7],
    gap: 2.5,
    isCrossed: true,
  }),
  form(ellipse(60, 56, 54, 17), unshaded),
  form(ellipse(60, 57, 46, 12), { depth: [3, 3], gap: 3 }),
  line('M34 56C44 50 60 50 70 55S88 60 92 55M44 61C52 58 62 60 68 63', 0.7),
  line('M11 68C24 84 96 84 109 68M20 84C36 96 84 96 100 84', 0.6),
  form('M42 106C48 110 72 110 78 106L81 114H39z', { depth: [6, 1], angle: 86, gap: 2 }),
]

export const cow: Engraving = [
  form(blob('38,26! 28,22 22,12 26,2! 32,10 40,14 48,18!'), { depth: [2, 2], gap: 2.1 }),
  form(blob('82,26! 92,22 98,12 94,2! 88,10 80,14 72,18!'), { depth: [3, 2], gap: 2.1 }),
  form(blob('36,34! 24,26 10,28 2,36! 10,46 24,48 38,42!'), { depth: [3, 3], gap: 2.4 }),
  form(blob('84,34! 96,26 110,28 118,36! 110,46 96,48 82,42!'), { depth: [5, 3], gap: 2.4 }),
  form(
    blob('60,16 76,20 85,34 83,54 78,74 84,92 78,110 60,116 42,110 36,92 42,74 37,54 35,34 44,20'),
    { depth: [9, 3], gap: 2.5 },
  ),
  ink(blob('60,17 76,20 85,34 83,54 78,70! 70,62 68,44 70,30')),
  form(blob('52,18! 56,28 60,36! 64,28 70,18! 60,14'), { depth: [2, 2], gap: 2 }),
  form(blob('60,82 76,84 84,94 78,110 60,116 42,110 36,94 44,84'), { depth: [5, 5], gap: 2.4 }),
  ink(blob('46,94 52,92 53,98 48,100')),
  ink(blob('74,94 68,92 67,98 72,100')),
  line('M52 108C57 111 63 111 68 108', 0.8),
  ink(ellipse(46, 50, 3, 3.8)),
  form(ellipse(75, 50, 3, 3.8), { depth: 0, weight: 0.7 }),
  line('M40 45C44 42 49 43 51 47', 0.7),
]

/** A wedge of blue cheese. */
export const blueCheese: Engraving = [
  form('M6 74L84 34C100 38 114 50 116 62L116 94L6 104z', unshaded),
  form('M6 74L116 62V94L6 104z', { depth: [20, 4], angle: -6, gap: 3.4 }),
  form('M6 74L84 34C100 38 114 50 116 62z', unshaded),
  ...[
    [26, 90, 5],
    [44, 80, 6],
    [62, 92, 7],
    [84, 76, 6],
    [98, 88, 5],
    [104, 72, 4],
    [72, 80, 3],
    [36, 96, 3],
  ].map(([x = 0, y = 0, r = 0]) => vein(x, y, r)),
  ...[
    [60, 54, 4],
    [84, 46, 5],
    [98, 54, 4],
    [76, 60, 4],
    [44, 64, 3],
  ].map(([x = 0, y = 0, r = 0]) => vein(x, y, r * 0.9)),
  line('M30 92C38 88 40 84 44 80M62 92C66 86 70 82 84 76M84 46C90 50 94 52 98 54', 0.5),
]

export const milkCan: Engraving = [
  line('M30 66C14 62 14 88 28 88M90 66C106 62 106 88 92 88', 2),
  form(
    'M28 58C28 48 42 46 44 34H76C78 46 92 48 92 58V110C92 115 78 118 60 118C42 118 28 115 28 110z',
    { depth: [20, 2], angle: 88, gap: 2.6, isCrossed: true },
  ),
  line('M28 58C40 64 80 64 92 58M28 102C40 108 80 108 92 102M44 35C50 38 70 38 76 35', 0.8),
  form('M38 28C38 22 46 18 60 18C74 18 82 22 82 28L80 34C70 38 50 38 40 34z', {
    depth: [9, 2],
    angle: 88,
    gap: 2.3,
  }),
  form('M50 16C50 8 70 8 70 16C70 20 50 20 50 16z', { depth: [4, 2], gap: 2.1 }),
  line('M36 66V100M41 66V104', 0.55),
]

/** Skyr: a spoon, a jug and a few berries. */
export const spoonAndBerries: Engraving = [
  form('M20 50C20 84 30 108 58 108C86 108 96 84 96 50z', {
    depth: [14, 8],
    gap: 2.5,
    isCrossed: true,
  }),
  form(ellipse(58, 50, 38, 11), unshaded),
  form(blob('26,50 36,42 50,44 58,36 70,42 82,42 90,50 76,56 58,58 38,56'), {
    depth: [3, 3],
    gap: 2.6,
  }),
  form(circle(50, 40, 7), { depth: 2.6, gap: 2.1, isCrossed: true }),
  form(circle(64, 36, 7.5), { depth: 2.6, gap: 2.1, isCrossed: true }),
  form(circle(74, 44, 6), { depth: 2.4, gap: 2.1 }),
  leaf(58, 32, 22, 214, 0.42),
  at(98, 66, { turn: 78 }, [
    form(blob('-52,0 -44,-9 -30,-9 -22,0 -30,9 -44,9'), { depth: [3, 3], gap: 2.2 }),
    form('M-24 -2.5L40 -4q3 4 0 8L-24 2.500z', { depth: [0, 2], angle: 0, gap: 2 }),
  ]),
  line('M34 74C38 88 46 96 56 98M36 110H82', 0.75),
]

function vein(x: number, y: number, radius: number): Mark {
  return at(x, y, {}, [
    ink(
      blob(
        `${-radius},0 ${-radius * 0.3},${-radius * 0.7} ${radius},${-radius * 0.2} ` +
          `${radius * 0.4},${radius * 0.7}`,
      ),
    ),
    dots(0.8, [radius + 3, 3], [-radius - 2, -3], [radius * 0.5, -radius - 2]),
  ])
}
