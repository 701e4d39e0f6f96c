import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guarded } from './storage.ts'

// A page is open: what the browser does not take is kept for as long as it stands.
beforeEach(() => void vi.stubGlobal('document', {}))
afterEach(() => void vi.unstubAllGlobals())

/** A browser's storage that takes texts of so many characters at most. */
function storageFor(most: number) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > most) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, storage: storage as unknown as Storage }
}

function forbidden(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('what is kept is found again as it was', () => {
  const { storage, kept } = storageFor(100)
  const storing = guarded(() => storage)
  storing.keepValue('cart', [{ kind: 'add' }])
  expect(kept.get('cart')).toBe('[{"kind":"add"}]')
  expect(storing.value('cart')).toEqual([{ kind: 'add' }])
  storing.forget('cart')
  expect([storing.text('cart'), storing.value('cart'), kept.size]).toEqual([null, null, 0])
})

test('a browser that forbids storage keeps what the page wants for as long as it stands', () => {
  const storing = guarded(forbidden)
  expect([storing.text('theme'), storing.value('theme'), storing.keys()]).toEqual([null, null, []])
  storing.keepText('theme', 'dark')
  expect([storing.text('theme'), storing.keys()]).toEqual(['dark', ['theme']])
  storing.forget('theme')
  expect(storing.text('theme')).toBeNull()
})

test('what no longer fits is kept for the page, and nothing older is found by the next one', () => {
  const { storage, kept } = storageFor(5)
  const storing = guarded(() => storage)
  storing.keepText('form', 'short')
  storing.keepText('form', 'much longer')
  expect(storing.text('form')).toBe('much longer')
  expect(kept.has('form')).toBe(false)
  storing.keepText('form', 'again')
  expect([storing.text('form'), kept.get('form')]).toEqual(['again', 'again'])
})

test('what another version of the site left under the name, or somebody else, is nothing', () => {
  const { storage, kept } = storageFor(100)
  kept.set('cart', '{"half')
  expect(guarded(() => storage).value('cart')).toBeNull()
})

test('the server keeps nothing: its memory would be everybody’s', () => {
  vi.unstubAllGlobals()
  const storing = guarded(forbidden)
  storing.keepText('draft', 'Anna’s')
  expect(storing.text('draft')).toBeNull()
})
