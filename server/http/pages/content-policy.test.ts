import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withHashes } from './content-policy.ts'

const nonce = 'r4nd0m+/=='
const mark = ` nonce="${nonce}"`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function directive(policy: string, name: string): string {
  return policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''
}

test('a kept page allows exactly the inline scripts it holds', async () => {
  const script = 'self.x = "<b>&amp;"'
  const { policy } = await withHashes(
    `<script${mark}>${script}</script><script type="module" src="/assets/a.js"${mark}></script><script${mark} data-x="">2</script>`,
    nonce,
  )
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash(script)} ${hash('2')}`)
})

test.each([
  '<p title="<script>">x</p>',
  '<p title="<script>alert(1)</script>">x</p>',
  '<p title="<style>">x</p>',
  '<script>alert(1)</script><style>p{}</style>',
  '<!-- <script> -->',
  '<p title=\' nonce="guess"\'><script nonce="guess">1</script>',
])(
  'a text that holds %s neither adds to the policy of its page nor takes from it',
  async (text) => {
    const page = (words: string) =>
      `<style${mark}>a{}</style><main>${words}</main><script${mark}>go()</script>`
    const { policy } = await withHashes(page(text), nonce)
    expect(policy).toBe((await withHashes(page('x'), nonce)).policy)
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('go()')}`)
    expect(directive(policy, 'style-src-elem')).toContain(hash('a{}'))
  },
)

test('nothing of the nonce is left in a page that is kept', async () => {
  const { html } = await withHashes(
    `<meta charSet="utf-8"${mark}/><meta property="csp-nonce" content="${nonce}"/><script${mark}>1</script>`,
    nonce,
  )
  expect(html).toBe('<meta charSet="utf-8"/><script>1</script>')
})
