import { expect, test } from 'vitest'
import { sourcesIn } from './sources.ts'

test('[U01] a form without an address of its own is a POST: sent by the browser itself, it puts nothing into the address', () => {
  const pages = sourcesIn('app').filter(({ path }) => path.endsWith('.tsx'))
  const forms = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/<form\b(?<attributes>[\s\S]*?[^=])>/gu)].map((form) => ({
      path,
      attributes: form.groups?.['attributes'] ?? '',
    })),
  )
  expect(forms.length).toBeGreaterThan(10)
  const astray = forms.filter(({ attributes }) => !/\s(?:action=|method="post")/u.test(attributes))
  expect(astray.map(({ path }) => path)).toEqual([])
})
