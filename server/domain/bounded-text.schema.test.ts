import * as v from 'valibot'
import { expect, test } from 'vitest'
import { boundedLine, boundedName, boundedText } from './bounded-text.schema.ts'

const codesOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message)

test('what stands behind a text that is too long is not run', () => {
  const dear = (text: string) => {
    throw new Error(`it has read ${text}`)
  }
  const schemas = [
    v.pipe(boundedText(3, 'name_long'), v.check(dear)),
    v.pipe(boundedText(3, 'name_long'), v.transform(dear)),
    v.pipe(v.pipe(boundedText(3, 'name_long'), v.trim()), v.check(dear)),
  ]
  for (const schema of schemas) expect(codesOf(schema, 'four')).toEqual(['name_long'])
})

test('half a surrogate pair becomes the sign for what cannot be read', () => {
  expect(v.parse(boundedText(9), 'a\uD83Db')).toBe('a\uFFFDb')
})

test('a line is measured once it is clean, and may come with its accents apart', () => {
  const line = boundedLine(3, 'title_long')
  expect(v.parse(line, 'Ắ\u200BẮ  '.normalize('NFD'))).toBe('ẮẮ')
  expect(codesOf(line, 'abcd')).toEqual(['title_long'])
  expect(codesOf(line, null)).toEqual(['invalid_input'])
})

test('a name needs something that can be read', () => {
  const name = boundedName(9, 'title_long', 'title_missing')
  expect(v.parse(name, '  Gård 7 ')).toBe('Gård 7')
  for (const text of ['', '\u3164', '- -']) expect(codesOf(name, text)).toEqual(['title_missing'])
  expect(codesOf(name, 'x'.repeat(10))).toContain('title_long')
})
