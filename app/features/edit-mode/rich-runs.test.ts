import { expect, test } from 'vitest'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { runsOf } from './rich-runs.ts'

const said = (facets: readonly { name: string; value: string }[]) =>
  facets.map(({ name, value }) => `${name} ${value}`.trim())

/** What is not as it was: `-` for what went, `+` for what came. */
function changed(before: string, after: string): string[] {
  return runsOf(before, after).flatMap(({ kind, words, change, gone, come }) => {
    const facets = [
      ...said(gone).map((each) => `-${each}`),
      ...said(come).map((each) => `+${each}`),
    ]
    if (change === 'same' && facets.length === 0) return []
    const sign = { same: '', out: '-', in: '+' }[change]
    return [[`${sign}${kind === 'word' ? words : kind}`, ...facets].join(' | ')]
  })
}

test.each([
  ['<h2>Ost</h2>', '<h3>Ost</h3>', ['block | -h2 | +h3']],
  ['<p>Ost</p>', '<h2>Ost</h2>', ['block | -p | +h2']],
  ['<ul><li>Ost</li></ul>', '<ol><li><p>Ost</p></li></ol>', ['block | -ul 1 | +ol 1']],
  ['<p>God <b>ost</b></p>', '<p>God <strong>ost</strong></p>', []],
  ['<p>En god ost her</p>', '<p>En <strong>god ost</strong> her</p>', ['god ost | +strong']],
  [
    '<p><a href="/shop">Kjøp her</a></p>',
    '<p><a href="/cart">Kjøp her</a></p>',
    ['Kjøp her | -href /shop | +href /cart'],
  ],
  [
    '<p><img src="/media/a/1/640" alt="Ost"></p>',
    '<p><img src="/media/a/1/640" alt="Fjell"></p>',
    ['picture | -alt Ost | +alt Fjell'],
  ],
  [
    '<p><img src="/media/a/1/640" alt="Ost"></p>',
    '<p><img src="/media/b/1/640" alt="Ost"></p>',
    ['-picture | -alt Ost', '+picture | +alt Ost'],
  ],
  [
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><thead><tr><th>1</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>',
    ['block | -td | +th', '+block | +td', '+2'],
  ],
  ['<p>En</p>', '<p>En</p><p>To</p>', ['+block | +p', '+To']],
  ['<p>En to</p>', '<p>En</p><p>to</p>', ['- ', '+block | +p']],
  ['<p lang="nb">Ost</p>', '<p lang="en">Ost</p>', ['block | -lang nb | +lang en']],
])('[T04] the difference of %s and %s tells all that readers see', (before, after, expected) => {
  expect(changed(before, after)).toEqual(expected)
})

test('[T04] a text is no different from itself, however it is laid out', () => {
  const html = '<h2>A</h2>\n<ul>\n<li>b <em>c</em></li>\n<li></li>\n</ul><hr><pre>d\n e</pre>'
  expect(changed(html, html.replaceAll('>\n<', '><'))).toEqual([])
})

test('[I6] of hostile mark-up no address and no element is left that the policy forbids', () => {
  for (const html of hostileHtml)
    for (const { come, words, kind } of runsOf('', html)) {
      expect(said(come).join('\n')).not.toMatch(/^(?:on|style|src)|^\S+ \s*javascript:/imu)
      if (kind === 'picture') expect(words).toMatch(/^\/(?:media|pictures)\//u)
    }
})

test('two long texts that have nothing in common are told apart as wholes', () => {
  const text = (word: string) =>
    `<p>${Array.from({ length: 3000 }, (_, at) => `${word}${at}`).join('<br>')}</p>`
  const runs = runsOf(text('a'), text('b'))
  expect(runs.some(({ change }) => change === 'out')).toBe(true)
  expect(runs.some(({ change }) => change === 'in')).toBe(true)
})
