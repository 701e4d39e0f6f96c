import { expect, test } from 'vitest'
import { sentenceOf } from './sentences.ts'
import { plainTranslatorFor } from './translator.ts'

test.each([
  ['nb', 'Bildet er 11,1 MB; grensen er 10 MB.'],
  ['en', 'The picture is 11.1 MB; the limit is 10 MB.'],
  ['ar', 'حجم الصورة 11.1 ميغابايت، والحد 10 ميغابايت.'],
] as const)('a size is told as it is written in %s', async (catalogue, told) => {
  const problem = { code: 'picture_too_large', values: { x: 11.1, max: 10 } } as const
  expect(sentenceOf(await plainTranslatorFor({ catalogue }), problem)).toBe(told)
})
