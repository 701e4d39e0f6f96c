/** What a task comes to, or undefined where that takes longer than so many ms: it goes on, and nobody waits for it. Fails as it fails. */
export async function within<Value>(ms: number, task: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([task, late])
  } finally {
    clearTimeout(timer)
  }
}
