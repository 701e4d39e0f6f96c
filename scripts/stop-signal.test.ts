import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** A command that starts something, as far as these lines go. */
function start(lines: string): { status: number | null; told: string } {
  const begin = `import { exitAtSignal } from './scripts/stop-signal.ts'; exitAtSignal(); `
  const { status, stderr } = spawnSync('node', ['--input-type=module', '-e', begin + lines])
  return { status, told: stderr.toString() }
}

test('a start that breaks because Ctrl C ended what it waits for tells of no error', () => {
  const lines = `process.kill(process.pid, 'SIGINT'); throw new Error('fetch failed')`
  expect(start(lines)).toEqual({ status: 130, told: '' })
})

test('a start that breaks by itself tells why, and fails', () => {
  const { status, told } = start(`await Promise.reject(new Error('no such file'))`)
  expect(status).toBe(1)
  expect(told).toContain('Error: no such file')
})
