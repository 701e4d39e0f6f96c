import type { ChildProcess } from 'node:child_process'

/** How a process ended, once it has: `code 1`, or the signal that ended it. */
export function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
}
