import { expect, test } from 'vitest'
import { begunFields, followed, rowRevOf, settled } from './form-fields.ts'

const first = { saved: { title: 'Falafel', slug: 'falafel' }, revs: { title: 3, slug: 7 } }
const second = { saved: { title: 'Crisp falafel', slug: 'falafel' }, revs: { title: 4, slug: 7 } }
const typed = { ...begunFields(first), values: { title: 'Our falafel', slug: 'falafel' } }

test('[T04] a field that nobody has typed in follows what was read anew, with its number', () => {
  const now = followed(begunFields(first), second, false)
  expect(now.values).toEqual(second.saved)
  expect(now.begun['title']).toEqual({ value: 'Crisp falafel', rev: 4 })
})

test('[T04] what is typed keeps the number that its writer saw, however often it is read', () => {
  const again = { ...second, revs: { title: 5, slug: 7 } }
  const now = followed(followed(typed, second, false), again, false)
  expect(now.values.title).toBe('Our falafel')
  expect(now.begun['title']).toEqual({ value: 'Falafel', rev: 3 })
})

test('[T04] once its writer was told what is saved now, it goes over that', () => {
  const behind = followed(typed, second, false)
  const now = followed(behind, second, true)
  expect(now.values.title).toBe('Our falafel')
  expect(now.begun['title']).toEqual({ value: 'Crisp falafel', rev: 4 })
  expect(followed(now, second, true)).toBe(now)
})

test('what was saved is taken over as the server keeps it, and what was typed meanwhile stays', () => {
  const sent = { title: 'Our falafel ', slug: 'falafel' }
  const kept = { ...first, saved: { ...first.saved, title: 'Our falafel' }, revs: { title: 4 } }
  const done = settled({ ...begunFields(first), values: sent }, sent)
  expect(followed(done, first, false).values.title).toBe('Our falafel ')
  expect(followed(done, kept, false).values.title).toBe('Our falafel')
  const more = { ...done, values: { ...sent, title: 'Our falafel and more' } }
  const now = followed(more, kept, false)
  expect(now.values.title).toBe('Our falafel and more')
  expect(now.begun['title']?.rev).toBe(4)
})

test('the same object where nothing was read anew', () => {
  expect(followed(typed, first, false)).toBe(typed)
})

test('[T04] a row is written with its newest number, unless somebody has changed a field that is being typed in', () => {
  const row = begunFields({ ...first, revs: 7 })
  const typing = { ...row, values: { ...first.saved, title: 'Our falafel' } }
  expect(rowRevOf(typing)).toBe(7)
  const elsewhere = { saved: { ...first.saved, slug: 'crisp' }, revs: 8 }
  expect(rowRevOf(followed(typing, elsewhere, false))).toBe(8)
  const same = { saved: second.saved, revs: 8 }
  expect(rowRevOf(followed(typing, same, false))).toBe(7)
  expect(rowRevOf(followed(typing, same, true))).toBe(8)
})
