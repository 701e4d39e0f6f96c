import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** User and system time that these processes have used so far, in milliseconds. */
export function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ownTicks(pid), 0) * (1000 / ticksPerSecond)
}

function ownTicks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
