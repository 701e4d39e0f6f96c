import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig } from '#config'

const firstDelayMs = 1000

/**
 * Runs a loader's read; in the browser one that throws is repeated up to 3 times, after 1, 2 and 4 s. The server
 * answers at once instead: a visitor who waits for the first page should not wait for three tries.
 */
export function retried<Value>(read: () => Promise<Value>): Promise<Value> {
  return isInBrowser() ? retriedRead(read) : read()
}

const isInBrowser = createIsomorphicFn()
  .server(() => false)
  .client(() => true)

/** The pause before the nth repetition, in ms: doubled each time, 30 s at most. */
export function delayBefore(repetition: number): number {
  return Math.min(firstDelayMs * 2 ** (repetition - 1), appConfig.reads.maxDelayMs)
}

async function retriedRead<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let repetition = 1; ; repetition += 1) {
    try {
      return await read()
    } catch (error) {
      if (repetition > appConfig.reads.retries) throw error
      await new Promise((resolve) => setTimeout(resolve, delayBefore(repetition)))
    }
  }
}
