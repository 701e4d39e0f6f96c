import autocannon from 'autocannon'
import { processorMs } from './processor-time.ts'

export interface Load {
  requestsPerSecond: number
  processorMsPerRequest: number
  p50: number
  p99: number
  failed: number
}

/** Asks for one address over and over from this machine, for some seconds, and sees what it costs the server. */
export async function loadOf(
  url: string,
  pids: readonly number[],
  options: { seconds: number; connections: number; headers?: Record<string, string> },
): Promise<Load> {
  const before = processorMs(pids)
  const result = await autocannon({
    url,
    duration: options.seconds,
    connections: options.connections,
    headers: { accept: 'text/html,*/*', 'accept-encoding': 'identity', ...options.headers },
  })
  const spent = processorMs(pids) - before
  return {
    requestsPerSecond: result.requests.average,
    processorMsPerRequest: spent / Math.max(1, result.requests.total),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

/** Does one thing over and over with some workers at once; `make` prepares what each worker needs. */
export async function driveOf<State>(
  pids: readonly number[],
  options: { seconds: number; workers: number },
  make: (worker: number) => Promise<State>,
  once: (state: State) => Promise<void>,
): Promise<Load> {
  const states = await Promise.all(
    Array.from({ length: options.workers }, (_, index) => make(index)),
  )
  const times: number[] = []
  let failed = 0
  const before = processorMs(pids)
  const startedAt = performance.now()
  const endAt = startedAt + options.seconds * 1000
  await Promise.all(
    states.map(async (state) => {
      while (performance.now() < endAt) {
        const from = performance.now()
        try {
          await once(state)
          times.push(performance.now() - from)
        } catch {
          failed += 1
          if (failed > 200) return
        }
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    requestsPerSecond: times.length / seconds,
    processorMsPerRequest: (processorMs(pids) - before) / Math.max(1, times.length),
    p50: at(0.5),
    p99: at(0.99),
    failed,
  }
}
