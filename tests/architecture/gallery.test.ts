import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sourcesIn } from './sources.ts'

/** What has no look of its own, or is seen within another part. */
const unseen = new Set([
  'confirm-dialog.tsx',
  'current-address.tsx',
  'data-script.tsx',
  'dialog-panel.tsx',
  'drawer-panel.tsx',
  'fetched-part.tsx',
  'fetched.tsx',
  'field-frame.tsx',
  'in-browser.tsx',
  'menu-panel.tsx',
  'overlay-locale.tsx',
  'overlay.tsx',
  'page-link.tsx',
  'qr-code.tsx',
  'sums.tsx',
  'toast-host.tsx',
  'toaster.tsx',
])

test('every part of the interface stands on the page of parts', () => {
  const shown = new Set(sourcesIn('app/dev').flatMap(({ imports }) => imports))
  const parts = sourcesIn('app/ui')
    .map(({ path }) => basename(path))
    .filter((name) => name.endsWith('.tsx') && !unseen.has(name))
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter((name) => !shown.has(`#app/ui/${name}`))).toEqual([])
})
