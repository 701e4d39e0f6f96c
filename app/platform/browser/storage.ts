/** Texts under their names, as the browser keeps them. Nothing of it throws. */
export interface Storing {
  text: (key: string) => string | null
  /** Where the browser does not take it, it is kept for as long as the page stands. */
  keepText: (key: string, text: string) => void
  /** What was kept as JSON; null where there is nothing, or what is none. */
  value: (key: string) => unknown
  keepValue: (key: string, value: unknown) => void
  forget: (key: string) => void
  keys: () => string[]
}

/** What this browser keeps from visit to visit. */
export const browserStorage = guarded(() => localStorage)

/** What this tab keeps while it is open. */
export const tabStorage = guarded(() => sessionStorage)

/**
 * A storage that may be forbidden (already its name throws then), full, or not there at all. What it does not take is kept in memory,
 * and what it held under that name is forgotten: nobody should take up what is older than the page knows.
 */
export function guarded(storage: () => Storage): Storing {
  const memory = new Map<string, string>()

  function text(key: string): string | null {
    return memory.get(key) ?? tried(() => storage().getItem(key)) ?? null
  }

  function keepText(key: string, kept: string): void {
    memory.delete(key)
    try {
      storage().setItem(key, kept)
    } catch {
      forget(key)
      // The server's memory is everybody's.
      if (typeof document !== 'undefined') memory.set(key, kept)
    }
  }

  function forget(key: string): void {
    memory.delete(key)
    tried(() => storage().removeItem(key))
  }

  return {
    text,
    keepText,
    value: (key) => tried(() => JSON.parse(text(key) ?? 'null') as unknown) ?? null,
    keepValue: (key, value) => keepText(key, JSON.stringify(value)),
    forget,
    keys: () => [...new Set([...memory.keys(), ...(tried(() => Object.keys(storage())) ?? [])])],
  }
}

function tried<Value>(ask: () => Value): Value | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
