import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { saved, send, text } from '#tests/support/editing.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

test('[T02] rich text is sanitised when it is saved, and its editor is told', async () => {
  const editor = await callerOf(api, 'editor')
  const clean = await saved(editor, 'about/body', {
    value: '<h2>Oss</h2><p>Les <a href="https://a.no" target="_blank">mer</a></p>',
  })
  expect(clean.wasCleaned).toBeUndefined()
  const cleaned = await saved(editor, 'about/body', {
    value: '<p onclick="x()" style="color:red">Hei</p><script>alert(1)</script>',
  })
  expect(cleaned).toMatchObject({ value: '<p>Hei</p>', wasCleaned: true })
  // All of them are more than one text takes.
  const middle = hostileHtml.length / 2
  for (const half of [hostileHtml.slice(0, middle), hostileHtml.slice(middle)]) {
    const { value } = await saved(editor, 'about/body', { value: `<p>Kept</p>${half.join('\n')}` })
    expect(value).toContain('Kept')
    expect(value).not.toMatch(/<(?:script|svg|iframe|form|style|object)|\son\w+\s*=/iu)
  }
})

test.each([
  ['</script><script>alert(1)</script>', '</script><script>alert(1)</script>'],
  ['Til\u202Ebake\u0000 og\u200B  fram\nher', 'Tilbake og fram her'],
  ['\u0000\u202E', ''],
  ["'; drop table page_contents; --", "'; drop table page_contents; --"],
])('[T04] a plain text is kept as its writer meant it: %j', async (value, kept) => {
  const editor = await callerOf(api, 'editor')
  expect((await saved(editor, 'cart/title', { value })).value).toBe(kept)
})

test('[T02] what cannot be seen goes from rich text too, however it is written', async () => {
  const editor = await callerOf(api, 'editor')
  const { value } = await saved(editor, 'about/body', {
    value: '<p>a\u202Eb&#x202E;c\u0000d&#x200B;e</p>\n<pre>x\n\ty</pre>',
  })
  expect(value).toBe('<p>abcde</p>\n<pre>x\n\ty</pre>')
})

test.each([
  ['about/body', '<p>'.padEnd(20_001, 'å'), 422],
  // As it is kept: closed, and with each & as six characters.
  ['about/body', '<p>'.padEnd(20_000, 'å'), 422],
  ['about/body', `<p>${'å'.repeat(19_993)}</p>`, 200],
  ['about/body', `<pre><code>${'if (a && b) '.repeat(1467)}</code></pre>`, 422],
  ['about/title', 'å'.repeat(2001), 422],
  ['about/title', 'å'.repeat(2000), 200],
] as const)('[T04] %s takes so many characters and no more', async (at, value, status) => {
  const editor = await callerOf(api, 'editor')
  const before = await text(editor, at)
  const response = await send(editor, at, { value })
  expect(response.status).toBe(status)
  if (status === 200) {
    expect((await text(editor, at)).value).toBe(value)
    return
  }
  const body = (await response.json()) as { code: string; field: string; message: string }
  expect(body).toMatchObject({ code: 'text_long', field: 'value' })
  expect(body.message).toMatch(/at most (?:2000|20000) characters/u)
  expect(await text(editor, at)).toEqual(before)
})

test.each([
  ['thousands of brackets', '<'.repeat(20_000)],
  ['lists in lists', '<ul><li>'.repeat(1995)],
  ['sections in sections', '<div>'.repeat(3900)],
  ['pictures in pictures', '<svg>'.repeat(3900)],
  ['letters that every paragraph opens again', `<p>${opened(60)}${'<p>x'.repeat(1900)}`],
])('[T02] a rich text of %s is refused with a sentence, and nothing changes', async (_, value) => {
  const editor = await callerOf(api, 'editor')
  const before = await text(editor, 'about/body')
  const response = await send(editor, 'about/body', { value })
  expect(response.status).toBe(422)
  const body = (await response.json()) as { code: string; field: string; message: string }
  expect(body).toMatchObject({ code: 'html_dense', field: 'value' })
  expect(body.message).toContain('formatting')
  expect(await text(editor, 'about/body')).toEqual(before)
})

function opened(count: number): string {
  return Array.from({ length: count }, (_, at) => `<b title=${at}>`).join('')
}
