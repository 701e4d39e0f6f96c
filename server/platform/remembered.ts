/** Anything that keeps values by key for a while: a bounded map. */
interface Memory<Value> {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
}

/**
 * What the memory holds under the key, else what `make` makes, which is then kept. Without a key nothing is kept. `make` starts
 * in the same tick, so that its reads share a round trip with those asked for beside it.
 */
export async function remembered<Value>(
  memory: Memory<Value>,
  key: string | undefined,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = key === undefined ? undefined : memory.get(key)
  if (known !== undefined) return known
  const value = await make()
  if (key !== undefined) memory.set(key, value)
  return value
}
