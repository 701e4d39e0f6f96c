import { createServer } from 'node:net'
import { stop } from './stop.ts'

export const highestPort = 65_535

/** The port that a setting names, else the usual one; what is no port ends the command with a sentence. */
export function portSetting(name: string, usual: number): number {
  const text = process.env[name] || String(usual)
  const port = /^\d+$/u.test(text) ? Number(text) : 0
  if (port < 1 || port > highestPort)
    stop(`${name} is ${text}; it is to be a whole number from 1 to ${highestPort}.`)
  return port
}

/** Ends the command with a sentence where another program already listens on the port that a setting names. */
export async function requireFreePort(name: string, port: number): Promise<void> {
  if (!(await isPortFree(port)))
    stop(`Port ${port} is in use. Stop what uses it, or choose another with ${name}.`)
}

/** True where nobody listens on the port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
