import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'matverk-serve-'))
  folders.push(folder)
  return folder
}

async function serve(folder: string) {
  const port = await freePort()
  const child = spawn('node', ['scripts/serve.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_PORT: String(await freePort()),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await said(child, 'Serving on')
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGINT')
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}

function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const listen = (chunk: Buffer) => {
      heard += chunk.toString()
      if (heard.includes(words)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(heard)))
  })
}

/** A process that has ended may wait for its parent to notice: that is not alive. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z /u.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('two sites run side by side, Ctrl C stops all of one, and its data is there the next time', async () => {
  const folder = newFolder()
  const [one, other] = await Promise.all([serve(folder), serve(newFolder())])
  expect((await fetch(`${one.url}/api/health`)).status).toBe(200)
  const pids = JSON.parse(readFileSync(join(folder, 'pids.json'), 'utf8')) as {
    worker: number[]
    database: number
  }
  expect(pids.worker.length).toBeGreaterThan(0)
  await one.stop()
  await expect.poll(() => [...pids.worker, pids.database].filter(isAlive)).toEqual([])
  expect((await fetch(`${other.url}/api/health`)).status).toBe(200)
  const again = await serve(folder)
  expect((await fetch(`${again.url}/nb`)).status).toBe(200)
  await Promise.all([again.stop(), other.stop()])
})
