import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyWithHashes } from './content-policy.ts'

test('a kept page allows exactly the inline scripts it holds', async () => {
  const script = 'self.x = "<b>&amp;"'
  const policy = await policyWithHashes(
    `<script>${script}</script><script type="module" src="/assets/a.js"></script><script>2</script>`,
  )
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash(script)}' 'sha256-${hash('2')}';`)
})
