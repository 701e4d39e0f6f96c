import type { RateLimit } from './rate-limit.ts'

const minuteMs = 60_000

/** A limit in memory, for tests: so many calls within the last minute of its clock. */
export function memoryRateLimit(perMinute: number, now: () => number): RateLimit {
  const calls = new Map<string, number[]>()
  return {
    async allows(key) {
      const recent = (calls.get(key) ?? []).filter((at) => at > now() - minuteMs)
      if (recent.length >= perMinute) return false
      calls.set(key, [...recent, now()])
      return true
    },
  }
}
