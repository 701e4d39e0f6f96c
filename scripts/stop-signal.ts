const signals = ['SIGINT', 'SIGTERM'] as const
const interrupted = 130

/** From now on Ctrl C (or SIGTERM) ends the command with what it tidies up at its exit, until `stopSignal` waits for it. */
export function exitAtSignal(): void {
  for (const signal of signals) process.on(signal, exit)
}

/** Resolves at the first Ctrl C (or SIGTERM). Nobody else answers it: Miniflare would end the process at once, its database with it. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) {
      process.removeAllListeners(signal)
      process.once(signal, () => resolve())
    }
  })
}

function exit(): never {
  process.exit(interrupted)
}
