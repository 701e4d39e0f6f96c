import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ErrorCode } from '#domain/errors.ts'
import { type DatabaseFault, faultOf } from '#server/platform/database-fault.ts'
import { consoleLog } from '#server/platform/log.ts'
import type { ApiEnv } from './api-env.ts'
import { problem } from './problem.ts'

/** The last stop of whatever was thrown: logged by kind, answered without its message. */
export async function onError(error: Error, c: Context<ApiEnv>): Promise<Response> {
  const log = consoleLog(c.get('requestId') ?? 'unknown')
  if (error instanceof HTTPException) {
    const code = error.status === 413 ? 'body_too_large' : 'invalid_json'
    return problem(c, { code })
  }
  const fault = faultOf(error).kind
  const code = codeOf(fault)
  if (code === 'internal') log.error('failed', { name: error.name, fault, where: placeOf(error) })
  else log.warn('database.failed', { fault })
  return problem(c, { code })
}

/** It may answer later as it is. */
const outOfReach: ReadonlySet<DatabaseFault['kind']> = new Set([
  'timeout',
  'unreachable',
  'unwritable',
])

function codeOf(fault: DatabaseFault['kind']): ErrorCode {
  if (fault === 'busy') return 'busy'
  return outOfReach.has(fault) ? 'unavailable' : 'internal'
}

/** Where in the program it was thrown, without the message, which may hold what a person typed, on lines of its own too. */
function placeOf({ stack = '', message }: Error): string {
  const frames = stack.slice(Math.max(0, stack.indexOf(message)) + message.length)
  const frame = frames.split('\n').find((line) => line.trim().startsWith('at ')) ?? ''
  return frame.trim().slice(0, 200)
}
