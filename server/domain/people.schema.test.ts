import * as v from 'valibot'
import { expect, test } from 'vitest'
import { changeAdminSchema, inviteSchema, peopleQuerySchema } from './people.schema.ts'

const change = { isActive: true, rev: 1, password: 'x' }
const invitation = { email: 'kari@example.no', name: 'Kari', password: 'x' }

test.each([
  ['translator', ['pl', 'es-419'], ['pl', 'es-419']],
  ['translator', null, null],
  ['editor', null, null],
  // Who translated before and does not now has none of their own left.
  ['editor', ['pl'], null],
  ['owner', ['pl', 'uk'], null],
])('[U03] a role of %s with %j has %j of its own', (role, languages, kept) => {
  for (const result of [
    v.safeParse(changeAdminSchema, { ...change, role, languages }),
    v.safeParse(inviteSchema, { ...invitation, role, languages }),
  ])
    expect(result.success && result.output.languages).toEqual(kept)
})

test('what is looked for is cut to 100 characters, since it comes from an address', () => {
  const { q } = v.parse(peopleQuerySchema, { q: `${'a'.repeat(99)}😀${'a'.repeat(5000)}` })
  expect(q).toBe('a'.repeat(99))
  expect(v.parse(peopleQuerySchema, { q: 'a'.repeat(14_000) })).toMatchObject({ q: '' })
})

test.each([[[]], [["pl' or 1=1"]]])('[U03] %j are no languages of anybody', (languages) => {
  const wanted = { role: 'translator', languages }
  expect(v.safeParse(changeAdminSchema, { ...change, ...wanted }).success).toBe(false)
  expect(v.safeParse(inviteSchema, { ...invitation, ...wanted }).success).toBe(false)
})
