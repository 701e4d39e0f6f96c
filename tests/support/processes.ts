import { readFileSync } from 'node:fs'

/** A process that has ended may wait for its parent to notice: that is not alive. */
export function isAlive(pid: number): boolean {
  try {
    return !/\) Z /u.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** What a process was started as, its words apart. */
export function commandOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
}
