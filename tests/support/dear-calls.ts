/** What takes time that grows with a text, some of it with the square of its length. */
const dear: readonly [object, readonly PropertyKey[]][] = [
  [
    String.prototype,
    [
      ...['normalize', 'toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toWellFormed', 'trim'],
      ...['replace', 'replaceAll', 'split', 'match', 'matchAll', 'search', Symbol.iterator],
    ],
  ],
  [RegExp.prototype, ['test', 'exec']],
  [TextEncoder.prototype, ['encode']],
]

/** The names of the dear functions that are called with a text that begins as this one does, while `work` is done. They do nothing of it. */
export async function dearCallsWith(text: string, work: () => Promise<unknown>) {
  const beginning = text.slice(0, 40)
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length >= text.length && value.startsWith(beginning)
  const called: string[] = []
  const restore = dear.flatMap(([prototype, names]) =>
    names.map((name) =>
      doubled(prototype, name, (values) =>
        values.map((value) => {
          if (!isText(value)) return value
          called.push(String(name))
          return beginning
        }),
      ),
    ),
  )
  try {
    await work()
  } finally {
    for (const each of restore) each()
  }
  return called
}

/** Hands what a method is called on and with to `seen` first; the answer puts the method back. */
function doubled(
  prototype: object,
  name: PropertyKey,
  seen: (values: unknown[]) => unknown[],
): () => void {
  const own = Object.getOwnPropertyDescriptor(prototype, name)
  const method: unknown = own?.value
  if (typeof method !== 'function') throw new Error(`there is no ${String(name)}`)
  Object.defineProperty(prototype, name, {
    ...own,
    value: function double(this: unknown, ...args: unknown[]): unknown {
      const [on, ...rest] = seen([typeof this === 'object' ? this : String(this), ...args])
      return Reflect.apply(method, on, rest)
    },
  })
  return () => Object.defineProperty(prototype, name, own ?? {})
}
