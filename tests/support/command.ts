import { spawn } from 'node:child_process'

/** How a command ended, and all that it said. */
export interface Ended {
  code: number | null
  output: string
}

/** Runs one of the commands under scripts/ to its end, with these settings in its environment. */
export function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<Ended> {
  const child = spawn('node', [`scripts/${name}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
