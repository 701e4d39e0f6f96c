import { expect, test } from 'vitest'
import { contentOf } from './link-content.ts'

const saved = {
  ...{ id: '1', title: 'Om oss', titles: { nb: 'Om oss', en: 'About us' } },
  ...{ url: '/about', isExternal: false },
}
const said = (link: Parameters<typeof contentOf>[0]) => JSON.stringify(contentOf(link))

test.each([
  ['typed with spaces', { title: ' Om  oss ', url: '/about ' }],
  ['with its titles in another order', { titles: { en: 'About us', nb: 'Om oss' } }],
  ['with a title that was emptied', { titles: { ...saved.titles, de: '' } }],
  ['without an id', { id: undefined }],
])('a link %s says what was saved', (_, typed) => {
  expect(said({ ...saved, ...typed })).toBe(said(saved))
})

test.each([
  ['title', { title: 'Om' }],
  ['title in Indonesian', { titles: { ...saved.titles, id: 'Tentang kami' } }],
  ['address', { url: '/farms' }],
  ['way to open', { isExternal: true }],
])('a link with another %s says something else', (_, typed) => {
  expect(said({ ...saved, ...typed })).not.toBe(said(saved))
})
