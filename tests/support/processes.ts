import { readdirSync, readFileSync } from 'node:fs'

/** A process that has ended may wait for its parent to notice: that is not alive. */
export function isAlive(pid: number): boolean {
  return /\) [^Z] /u.test(fileOf(pid, 'stat'))
}

/** What a process was started as, its words apart. */
export function commandOf(pid: number): string[] {
  return fileOf(pid, 'cmdline').split('\0')
}

/** What runs in a process group: all that a command started, and itself. */
export function membersOf(group: number): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => isAlive(pid) && groupOf(pid) === group)
    .map((pid) => ({ pid, command: commandOf(pid).join(' ') }))
}

function groupOf(pid: number): number {
  const stat = fileOf(pid, 'stat')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
}

function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
