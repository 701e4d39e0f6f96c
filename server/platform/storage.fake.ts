import type { Storage } from './storage.ts'

/** A store in memory, for tests. `keys` tells what it holds; `fail` makes it behave as one that is out of reach. */
export function memoryStorage(): Storage & {
  keys: () => string[]
  fail: (isFailing: 'yes' | 'no') => void
} {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  let failing = 'no'
  function reach(): void {
    if (failing === 'yes') throw new Error('the store is out of reach')
  }
  return {
    async put(key, bytes) {
      reach()
      objects.set(key, bytes.slice())
    },
    async find(key) {
      reach()
      return objects.get(key)?.slice()
    },
    async stream(key, part) {
      reach()
      const bytes = objects.get(key)
      const wanted = part ? bytes?.slice(part.first, part.last + 1) : bytes?.slice()
      return wanted && new Blob([wanted]).stream()
    },
    async remove(keys) {
      reach()
      for (const key of keys) objects.delete(key)
    },
    keys: () => [...objects.keys()],
    fail: (isFailing) => {
      failing = isFailing
    },
  }
}
