import type { KeyValue } from './key-value.ts'

/** A store in memory, for tests. `fail` makes it behave as a store that is out of reach. */
export function memoryKeyValue(): KeyValue & { fail: (isFailing: 'yes' | 'no') => void } {
  const values = new Map<string, string>()
  let failing = 'no'
  return {
    find: async <T>(key: string) => {
      const value = failing === 'yes' ? undefined : values.get(key)
      return value === undefined ? undefined : (JSON.parse(value) as T)
    },
    put: async (key, value) => {
      if (failing === 'no') values.set(key, JSON.stringify(value))
    },
    fail: (isFailing) => {
      failing = isFailing
    },
  }
}
