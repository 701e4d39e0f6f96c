import { createServer } from 'node:net'

// Below what systems lend to connections that go out (from 32768 on), which would take a port between the look and its use; for the
// same reason each process has a block of its own, and begins anywhere in it: another's process may have the same one.
const lowest = 12_000
const blocks = 200
const blockSize = 100
const block = lowest + (process.pid % blocks) * blockSize
let turn = Math.floor(Math.random() * blockSize)

/** A port of this machine that nobody listens on, nor is given soon again. */
export async function freePort(): Promise<number> {
  const port = block + (turn % blockSize)
  turn += 1
  return (await isFree(port)) ? port : freePort()
}

/** What `start` starts on a free port: on another one where somebody else was quicker to take it. Any other error is the caller's. */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort()
  try {
    return await start(port)
  } catch (error) {
    if (!isTaken(error) || (await isFree(port))) throw error
    return onFreePort(start)
  }
}

/** Node, workerd and `startSqld` all say it in these words. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && /in use/iu.test(error.message)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
