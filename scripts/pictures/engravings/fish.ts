import { at, form, ink, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { blob, circle, strokes } from '#scripts/pictures/outline.ts'
import { dots, waves } from '#scripts/pictures/engravings/parts.ts'

/** A fish that swims to the left, 110 long, about (60, 60). */
const fish: Engraving = [
  form('M46 44C54 29 71 31 78 46z', { depth: 3, gap: 2.4 }),
  form('M52 78C58 90 66 90 70 77z', { depth: 3, gap: 2.4 }),
  form('M82 47L92 41L90 51z', { depth: 1.5, gap: 2.2 }),
  form(
    'M8 60C22 40 50 36 78 47C88 51 95 55 100 57C106 51 112 45 117 42C114 52 114 66 117 78' +
      'C111 75 105 68 100 64C92 70 84 74 74 77C48 84 22 78 8 60z',
    { depth: [3, 9], angle: -22, gap: 2.4, isCrossed: true },
  ),
  line('M30 45C36 54 36 68 30 76M34 60C54 55 80 56 98 60.5', 0.65),
  line('M106 52L113 48M107 57L114 55M107 62L114 64M106 66L113 71', 0.5),
  ink(circle(20, 56, 2.4)),
  line('M12 63c4 1.5 6 1 8 0', 0.7),
  form('M40 63c8 0 14 4 17 9c-8 1 -14 -2 -17 -9z', { depth: 2, gap: 2 }),
  dots(
    0.9,
    ...Array.from({ length: 18 }, (_, i): [number, number] => [
      42 + (i % 6) * 9 + (Math.floor(i / 6) % 2) * 4,
      48.5 + Math.floor(i / 6) * 3.4,
    ]),
  ),
]

export const trout: Engraving = [at(0, -4, {}, fish), waves(98, 6, 106), waves(109, 22, 102)]

export const sprats: Engraving = [
  at(10, -18, { scale: 0.82 }, fish),
  at(2, 12, { scale: 0.82 }, fish),
  at(14, 42, { scale: 0.82 }, fish),
]

/** Two herrings head to tail over rings of onion. */
export const herring: Engraving = [
  onion(24, 92, 15),
  onion(48, 101, 11),
  onion(98, 28, 13),
  at(-2, -14, { scale: 0.96 }, fish),
  at(122, 16, { scale: 0.96, isFlipped: true }, fish),
]

/** A salmon that leaps over dill. */
export const salmon: Engraving = [
  line('M22 119C34 96 40 86 42 72M84 119C86 102 92 92 98 84M56 119C58 108 58 100 60 92', 0.9),
  ...frond(28, 108, -84),
  ...frond(35, 94, -44),
  ...frond(38, 84, -132),
  ...frond(86, 106, -40),
  ...frond(91, 94, -104),
  ...frond(57, 112, -70),
  at(62, 44, { turn: 16, scale: 1.06 }, [at(-62, -60, {}, fish)]),
]

/** Cod hung in pairs on the drying rack. */
export const stockfish: Engraving = [
  line('M14 116L40 8M106 116L80 8M30 116L48 40M90 116L72 40', 1.5),
  form('M4 26H116V31H4z', { depth: [0, 2], gap: 2.2 }),
  ...[20, 42, 64, 86].map((x) => hangingFish(x)),
  form('M0 22H120V27H0z', { depth: [0, 2], gap: 2.2 }),
  line('M2 116H118M22 112H48M70 113H104', 0.7),
]

export const shrimp: Engraving = [
  line('M30 36C16 26 8 14 6 4M32 34C26 22 24 12 26 2M28 40C14 36 6 30 2 22', 0.6),
  form(
    blob(
      '24,40! 36,26 56,20 80,26 98,44 102,66 94,86 78,98! 70,90 80,76 80,64 72,54 58,50 ' +
        '42,54 30,50',
    ),
    { depth: [4, 9], isCrossed: true },
  ),
  line(
    'M50 21C46 34 48 44 52 51M68 22C64 34 64 44 68 52M84 30C76 38 74 46 77 58M97 44' +
      'C86 48 82 54 81 64M102 62C92 62 86 66 80 72M98 80C90 76 84 76 76 82',
    0.8,
  ),
  form(blob('78,97! 64,100 54,110! 66,112 74,108! 74,116 84,118! 90,108 88,98 84,92!'), {
    depth: [3, 3],
    gap: 2.3,
  }),
  line('M72 102L60 109M78 104L80 116', 0.55),
  line(
    'M42 54C38 64 36 70 30 74M50 52C48 64 46 72 42 78M58 51C58 62 58 70 54 78M66 54' +
      'C68 62 68 70 66 78M32 50C28 58 24 62 18 64',
    0.8,
  ),
  ink(circle(34, 37, 3)),
  line('M24 40C18 38 14 40 10 36', 0.8),
]

function onion(x: number, y: number, radius: number): Mark {
  return at(x, y, {}, [
    form(circle(0, 0, radius), { depth: 2, gap: 2.4 }),
    line(circle(0, 0, radius * 0.74), 0.6),
    form(circle(0, 0, radius * 0.46), { depth: 0, weight: 0.7 }),
  ])
}

function frond(x: number, y: number, turn: number): Mark[] {
  const hairs = [4, 9, 14, 19].map((along) =>
    strokes(
      [along, 0, along + 7, -6],
      [along, 0, along + 7, 6],
      [along + 3.5, -3, along + 8, -1.6],
      [along + 3.5, 3, along + 8, 1.6],
    ),
  )
  return [at(x, y, { turn }, [line(`M0 0H26${hairs.join('')}`, 0.65)])]
}

function hangingFish(x: number): Mark {
  return at(x, 24, {}, [
    line('M0 0L-4 10M0 0L8 10', 0.8),
    form(blob('-9,8! -1,8! -4,16 2,30 3,50 -1,66 -6,74! -12,62 -13,44 -10,26 -7,16'), {
      depth: [4, 2],
      gap: 2.2,
    }),
    form(blob('3,8! 12,8! 9,16 14,30 15,46 12,60 7,68! 2,58 1,40 4,24 6,16'), {
      depth: [4, 2],
      gap: 2.2,
    }),
    line('M-6 74l-1 -14M7 68l1 -12', 0.6),
  ])
}
