import { readdirSync, readFileSync } from 'node:fs'

/** The process ids of the workerd that this process started. */
export function workerdPids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => isOwnWorkerd(pid))
}

function isOwnWorkerd(pid: number): boolean {
  try {
    const [, name = '', rest = ''] =
      /^\d+ \((.*)\) \S (.*)$/su.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name.startsWith('workerd') && Number(rest.split(' ')[0]) === process.pid
  } catch {
    return false
  }
}
