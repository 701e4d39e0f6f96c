const signals = ['SIGINT', 'SIGTERM'] as const
const interrupted = 130

/** From now on Ctrl C (or SIGTERM) ends the command with what it tidies up at its exit, until `stopSignal` waits for it. */
export function exitAtSignal(): void {
  for (const signal of signals) process.on(signal, exit)
  process.on('uncaughtException', tellAfterSignals)
}

/**
 * Resolves at the first Ctrl C (or SIGTERM). Another one breaks off nothing: npm's own step hands each on a second time. Nobody else
 * answers: Miniflare would end the process at once, and its database with it.
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) {
      process.removeAllListeners(signal)
      process.on(signal, () => resolve())
    }
  })
}

function exit(): never {
  process.exit(interrupted)
}

/** Ctrl C ends a build and a database, too, and that they are gone may be seen before it is. */
function tellAfterSignals(error: unknown): void {
  setImmediate(() => {
    console.error(error)
    process.exit(1)
  })
}
