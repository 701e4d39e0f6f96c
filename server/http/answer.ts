import type { Context } from 'hono'
import type { Result, ResultOfMany } from '#domain/result.ts'
import { problem } from './problem.ts'

/** Answers what a service came to: its value, or what it refused in the caller's language. */
export function answer<Value extends object>(
  c: Context,
  result: Result<Value> | ResultOfMany<Value>,
  status: 200 | 201 | 202 = 200,
) {
  if (result.ok) return c.json(result.value, status)
  return 'problems' in result ? problem(c, ...result.problems) : problem(c, result.problem)
}
