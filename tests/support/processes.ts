import { readFileSync } from 'node:fs'

/** A process that has ended may wait for its parent to notice: that is not alive. */
export function isAlive(pid: number): boolean {
  try {
    return !/\) Z /u.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
