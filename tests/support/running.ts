import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { freePort } from './free-port.ts'

const folders: string[] = []
const running = new Set<ChildProcess>()

/** Ends what the tests of the file that calls this at its top began and did not come to stop. */
export function endAfterwards(): void {
  afterAll(async () => {
    await Promise.all([...running].map((child) => ended(child, 'SIGINT')))
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
}

/** An empty data folder, gone after the file's last test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'matverk-serve-'))
  folders.push(folder)
  return folder
}

/** The processes that `npm run serve` wrote of itself. */
export function pidsIn(folder: string) {
  const text = readFileSync(join(folder, 'pids.json'), 'utf8')
  return JSON.parse(text) as { worker: number[]; database: number }
}

const ready = { serve: 'Serving on', start: 'Matverk is ready', mail: 'The outbox of' }

/** One of the commands that run until they are stopped, on ports of its own, once it says that it is ready. */
export async function run(
  command: keyof typeof ready,
  folder: string,
  through: string[] = [`scripts/${command}.ts`],
) {
  const begun = await begin(folder, through)
  await begun.said(ready[command])
  return begun
}

/** The same before it is ready. */
export async function begin(folder: string, through: string[]) {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    DATABASE_PORT: String(await freePort()),
    MAIL_PORT: String(await freePort()),
    DATA_DIR: folder,
  }
  const child = spawn('node', through, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal's: what it starts is in it.
    detached: true,
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return {
    said: (words: string) => said(child, words, () => output),
    url: `http://localhost:${port}`,
    mailUrl: `http://localhost:${settings.MAIL_PORT}`,
    pid: child.pid ?? 0,
    output: () => output,
    /** Its code, once it has ended. */
    ended: () => ended(child),
    stop: () => ended(child, 'SIGINT'),
    /** As Ctrl C at a terminal: the signal goes to all that belong to the command. */
    pressCtrlC: () => {
      process.kill(-(child.pid ?? 0), 'SIGINT')
      return ended(child)
    },
  }
}

async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit')
    if (signal) child.kill(signal)
    await exit
  }
  return child.exitCode
}

function said(child: ChildProcess, words: string, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = () => {
      if (output().includes(words)) resolve()
    }
    listen()
    child.stdout?.on('data', listen)
    child.once('close', () => reject(new Error(output())))
  })
}
