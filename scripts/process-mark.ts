import { readFileSync } from 'node:fs'

/** A process for good: its number is given to another after its end, so its beginning belongs to it. */
export interface ProcessMark {
  pid: number
  since: string
}

/** The mark of a process that runs; one that has ended and waits for its parent to notice does not. */
export function markOf(pid: number): ProcessMark | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return /[ZX]/u.test(state) ? undefined : { pid, since: `${bootId()} ${rest[18]}` }
  } catch {
    return undefined
  }
}

/** True while that very process runs. */
export function isRunning(mark: ProcessMark | undefined): mark is ProcessMark {
  return mark !== undefined && markOf(mark.pid)?.since === mark.since
}

/** Beginnings are counted from the machine's own. */
function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}
