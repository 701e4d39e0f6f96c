import { at, form, ink, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { blob, circle, ellipse } from '#scripts/pictures/outline.ts'
import { unshaded } from '#scripts/pictures/engravings/parts.ts'

/** An elk from the front: broad antlers, long muzzle. */
export const elk: Engraving = [
  elkAntler(false),
  elkAntler(true),
  form(blob('44,52! 34,46 22,48 16,56! 26,62 36,62 44,60!'), { depth: [2, 3], gap: 2.2 }),
  form(blob('76,52! 86,46 98,48 104,56! 94,62 84,62 76,60!'), { depth: [4, 3], gap: 2.2 }),
  form(blob('60,44 72,48 77,60 73,76 76,94 74,110 60,117 46,110 44,94 47,76 43,60 48,48'), {
    depth: [7, 3],
    gap: 2.4,
    isCrossed: true,
  }),
  ink(ellipse(50, 64, 2.3, 2.9)),
  ink(ellipse(70, 64, 2.3, 2.9)),
  line(
    'M45 60C48 58 52 59 54 62M75 60C72 58 68 59 66 62M54 72C53 82 52 90 52 96M66 72' +
      'C67 82 68 90 68 96',
    0.6,
  ),
  ink(blob('50,102 55,100 56,105 52,107')),
  ink(blob('70,102 65,100 64,105 68,107')),
  line('M54 112C58 114 62 114 66 112', 0.7),
]

/** A reindeer from the front: high, branched antlers. */
export const reindeer: Engraving = [
  reindeerAntler(false),
  reindeerAntler(true),
  form(blob('46,66! 36,58 24,60 18,66! 28,74 38,74 46,72!'), { depth: [2, 3], gap: 2.2 }),
  form(blob('74,66! 84,58 96,60 102,66! 92,74 82,74 74,72!'), { depth: [4, 3], gap: 2.2 }),
  form(blob('60,58 71,61 75,72 72,86 70,100 60,110 50,100 48,86 45,72 49,61'), {
    depth: [7, 2],
    gap: 2.3,
    isCrossed: true,
  }),
  ink(ellipse(51.5, 77, 2.2, 2.9)),
  ink(ellipse(68.5, 77, 2.2, 2.9)),
  line(
    'M55 84C54 92 54 95 55 98M65 84C66 92 66 95 65 98M48 72C50 71 53 72 55 75M72 72' +
      'C70 71 67 72 65 75',
    0.6,
  ),
  ink(blob('54,102 60,99 66,102 60,108')),
]

/** A sheep in full wool, from the side. */
export const sheep: Engraving = [
  ...[36, 48, 76, 88].map((x) =>
    form(`M${x} 86H${x + 7}L${x + 6} 113H${x + 1}z`, { depth: [3, 0], angle: 88, gap: 1.9 }),
  ),
  form(
    blob(
      '30,60 26,50 34,42 38,34 50,34 58,27 68,32 80,30 88,38 99,42 101,54 108,62 102,72 ' +
        '102,84 90,88 82,95 70,91 58,97 48,91 38,90 34,80 26,74',
    ),
    { depth: [11, 8], gap: 2.6, isCrossed: true },
  ),
  line(
    'M44 46q6 -5 10 1q6 -5 10 0M68 44q6 -5 10 1q5 -4 9 0M40 60q6 -5 10 1q6 -5 10 0M64 60' +
      'q6 -5 10 1q6 -5 10 0M46 75q6 -5 10 1q6 -5 10 0M72 76q6 -5 10 1M88 60q5 -4 8 1',
    0.7,
  ),
  form(blob('106,58! 112,60 113,70 108,78! 104,70'), { depth: [2, 2], gap: 2 }),
  form(blob('36,34 38,44 32,56 20,64 11,60 10,52 16,44 22,34 28,30'), { depth: [4, 4], gap: 2.2 }),
  form(blob('34,36! 44,34 50,40 52,46! 44,46 36,44!'), { depth: [2, 2], gap: 2 }),
  line('M24 32C22 26 30 24 36 28M24 33C30 28 36 30 40 36', 0.9),
  ink(circle(23, 45, 1.9)),
  line('M11 57C14 58 16 58 18 57', 0.7),
  line('M8 114H114M22 118H60', 0.7),
]

export const hen: Engraving = [
  line('M56 94L52 112M70 94L72 112M44 112H60M64 112H80M52 108l-4 4M72 108l5 4', 1.1),
  form(blob('82,58! 92,40 106,28 118,28! 114,42 116,54 108,66 98,76!'), {
    depth: [5, 4],
    gap: 2.5,
  }),
  line('M88 58C94 46 104 36 114 32M92 64C100 54 106 48 114 44M94 70C102 64 108 60 114 56', 0.6),
  form(blob('42,30! 46,44 54,54 66,58 84,54 98,64 98,80 84,94 62,98 40,90 26,72 22,52 26,34'), {
    depth: [9, 8],
    isCrossed: true,
  }),
  form(blob('48,66! 62,58 80,62 88,74! 78,86 60,86 48,78!'), { depth: [5, 5], gap: 2.3 }),
  line('M54 68q4 4 0 8M64 66q5 5 0 11M74 68q5 5 0 10', 0.65),
  line(
    'M30 60q4 -3 7 0M28 70q4 -3 7 1M36 78q4 -3 7 1M34 50q4 -3 7 0M44 86q4 -3 7 1M66 90q4 -3 7 0',
    0.65,
  ),
  form(blob('34,12 44,18 46,30 40,40 28,42 20,34 20,22 26,14'), { depth: [5, 4], gap: 2.3 }),
  form(blob('22,18! 18,10 24,6! 26,2 32,4! 36,0 42,6! 46,8 44,18! 36,13 28,13'), {
    depth: [3, 2],
    gap: 2,
  }),
  form('M20 24L8 29L20 33z', { depth: [1, 2], gap: 2 }),
  form(blob('21,34! 26,40 24,50 18,48 17,40'), { depth: [2, 2], gap: 2 }),
  ink(circle(29, 26, 2)),
]

/** A bear with a spoon, for small porridge eaters. */
export const bear: Engraving = [
  form(circle(28, 34, 17), { depth: [4, 4], gap: 2.5 }),
  form(circle(92, 34, 17), { depth: [6, 4], gap: 2.5 }),
  form(circle(28, 35, 9), { depth: [-3, -3], gap: 2.2 }),
  form(circle(92, 35, 9), { depth: [-3, -3], gap: 2.2 }),
  form(blob('60,22 90,28 106,52 102,84 82,104 60,108 38,104 18,84 14,52 30,28'), {
    depth: [13, 9],
    gap: 2.6,
  }),
  form(ellipse(60, 80, 25, 20), unshaded),
  ink(blob('60,66 70,69 68,76 60,81 52,76 50,69')),
  line('M60 81V88M60 88C56 94 48 93 45 88M60 88C64 94 72 93 75 88', 1),
  ink(circle(41, 57, 3.6)),
  ink(circle(79, 57, 3.6)),
  line('M34 47q6 -5 12 -1M86 47q-6 -5 -12 -1M52 30q3 -6 8 -6M62 32q4 -6 9 -4', 0.7),
]

function elkAntler(isFlipped: boolean): Mark {
  const marks: Mark[] = [
    form(
      blob(
        '54,46! 44,42 32,44 18,42 6,32 2,16! 10,20 12,6! 18,18 24,2! 28,18 36,6! 38,20 ' +
          '44,14! 44,28 48,36 57,40!',
      ),
      { depth: [4, 3], gap: 2.4 },
    ),
    line('M50 42C40 38 28 34 14 24M34 36C28 28 26 24 25 16M42 38C38 32 38 28 38 22', 0.55),
  ]
  return at(isFlipped ? 120 : 0, 0, { isFlipped }, marks)
}

function reindeerAntler(isFlipped: boolean): Mark {
  const marks: Mark[] = [
    form(
      blob(
        '55,60! 48,48 34,42 27,32 26,18 34,4! 32,18 33,27! 38,20 46,16! 40,26 38,34! 46,40 ' +
          '51,46! 50,38 54,30! 56,40 58,58!',
      ),
      { depth: [3, 2], gap: 2.2 },
    ),
    form(blob('30,38! 20,36 12,28 10,18! 18,26 26,30!'), { depth: [2, 2], gap: 2.2 }),
    form(blob('27,24! 18,18 16,10 18,2! 22,12 28,18!'), { depth: [2, 2], gap: 2.2 }),
  ]
  return at(isFlipped ? 120 : 0, 0, { isFlipped }, marks)
}
