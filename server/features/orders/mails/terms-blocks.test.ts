import { expect, test } from 'vitest'
import { termsBlocks } from './terms-blocks.ts'

test('a mail carries the headings, paragraphs and items of the terms as words', () => {
  expect(
    termsBlocks(
      '<h2>Delivery &amp; return</h2><p>Within <b>14</b>&nbsp;days</p><p> </p><ul><li>A &#x26; B</li><li>&#x3C;C></li></ul>',
    ),
  ).toEqual([
    { kind: 'heading', text: 'Delivery & return' },
    { kind: 'text', text: 'Within 14\u00A0days' },
    { kind: 'text', text: 'A & B' },
    { kind: 'text', text: '<C>' },
  ])
})

test('what looks like a paragraph in an attribute is none', () => {
  expect(termsBlocks('<p title="<p>no</p>">yes</p><script>no</script>')).toEqual([
    { kind: 'text', text: 'yes' },
  ])
})
