import { expect, test } from 'vitest'
import { withoutMedia } from './rich-text-media.ts'

test.each([
  ['<p>Før</p><p><img src="/media/gone/1/640" alt="Ost"> </p>', '<p>Før</p>'],
  ['<p>Se <img src="/media/gone/3/320" alt=""> her</p>', '<p>Se  her</p>'],
  ['<figure><img src="/media/gone/1/640" alt=""></figure>', ''],
  ['<a href="/gard"><img src="/media/gone/1/640" alt=""></a>', ''],
  ['<p>Last ned <a href="/media/gone/2/file">lista</a></p>', '<p>Last ned lista</p>'],
  [
    '<table><tbody><tr><td><img src="/media/gone/1/640" alt=""></td></tr></tbody></table>',
    '<table><tbody><tr><td></td></tr></tbody></table>',
  ],
])('%s goes on as %s', (html, kept) => {
  expect(withoutMedia(html, ['gone'])).toBe(kept)
})

test('what is there stays as it is written', () => {
  const html =
    '<p></p><p><img src="/media/here/1/640" alt="A &#x26; B"><a href="/media/here/1/file">x</a></p>'
  expect(withoutMedia(html, ['gone', 'other'])).toBe(html)
})
