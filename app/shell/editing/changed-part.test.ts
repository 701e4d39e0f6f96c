import { expect, test } from 'vitest'
import { changedFields, languagesOf } from './changed-part.ts'

const between = (before: unknown, after: unknown) => ({
  from: { part: JSON.stringify(before) },
  to: { part: JSON.stringify(after) },
})

test('the fields of a group that differ are named', () => {
  const company = { companyName: 'Fjellmat', address: null }
  expect(changedFields(between(company, { ...company, address: 'Kaien 2' }))).toEqual(['address'])
  expect(changedFields(between(company, company))).toEqual([])
  expect(changedFields(between(null, company))).toEqual(['companyName', 'address'])
})

const link = { title: 'Om oss', titles: { nb: 'Om oss', ar: 'من نحن' }, url: '/about' }

test('words that differ in some languages alone are of those', () => {
  const other = { ...link, titles: { ...link.titles, ar: 'عنا', pl: 'O nas' } }
  expect(languagesOf(between([link], [other]))).toEqual(['ar', 'pl'])
  const told = { announcement: { texts: { nb: 'Stengt' }, url: null } }
  const retold = { announcement: { texts: { nb: 'Åpent' }, url: null } }
  expect(languagesOf(between(told, retold))).toEqual(['nb'])
})

test('what differs in more than words is of every language', () => {
  expect(languagesOf(between([link], []))).toEqual([])
  expect(languagesOf(between([link], [{ ...link, url: '/us', titles: {} }]))).toEqual([])
  expect(languagesOf(between({ announcement: null }, { announcement: { texts: {} } }))).toEqual([])
  expect(languagesOf(between(null, { background: '#000' }))).toEqual([])
})
