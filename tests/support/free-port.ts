import { createServer } from 'node:net'

// Below what systems lend to connections that go out (from 32768 on), which would take a port between the look and its use; for the
// same reason each process has a block of its own.
const lowest = 12_000
const blocks = 200
const blockSize = 100
const block = lowest + (process.pid % blocks) * blockSize
let turn = 0

/** A port of this machine that nobody listens on, nor is given soon again. */
export async function freePort(): Promise<number> {
  const port = block + (turn % blockSize)
  turn += 1
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
