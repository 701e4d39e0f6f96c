import { type DescribeRouteOptions, describeRoute, resolver, validator } from 'hono-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import { errorBodySchema, type ErrorCode } from '#domain/errors.ts'
import { isAllowed, type Permission } from '#domain/permissions.ts'
import { readerHeader } from '#domain/reader-header.ts'
import { writeDenial } from '#server/audit/write-denial.ts'
import type { ApiEnv } from './api-env.ts'
import { identified, markAnswer } from './caller.ts'
import type { Ctx } from './context.ts'
import { patient, problemsOf, type Schema } from './faults.ts'
import { problem } from './problem.ts'

/** The variables of a guarded route: a handler reaches `ctx` through this type alone, so one without a guard does not compile. */
interface Guarded extends ApiEnv {
  Variables: ApiEnv['Variables'] & { ctx: Ctx }
}

/**
 * Demands a permission of the caller, and makes `c.var.ctx`. The first handler of every route. One of the `others` opens it too, where
 * the service decides what of it is whose.
 */
export function allow(permission: Permission, ...others: Permission[]) {
  return createMiddleware<Guarded>(async (c, next) => {
    const request = c.get('request')
    const ctx = await identified(c, request, c.env.pagePath)
    const isReader = isOfReader(c, ctx)
    const opening: [Permission, ...Permission[]] = [permission, ...others]
    const mayCall = opening.some((each) => isAllowed(ctx.actor, each))
    if (!isReader || !mayCall) {
      ctx.log.warn('denied', { permission, role: ctx.actor.role })
      markAnswer(c, ctx)
      return problem(c, { code: isReader ? denialOf(ctx, opening) : 'signed_out' })
    }
    c.set('ctx', ctx)
    await next()
    markAnswer(c, ctx)
    return undefined
  })
}

/** False where the page takes its reader for somebody else: what they meant for their own things is done to nobody's. */
function isOfReader(c: Context, { actor }: Ctx): boolean {
  const reader = c.req.header(readerHeader)
  return reader === undefined || reader === actor.userId
}

/** Why not; a denial of someone who is signed in is kept in the audit log. */
function denialOf(ctx: Ctx, opening: [Permission, ...Permission[]]): ErrorCode {
  const { actor } = ctx
  if (!actor.userId) return 'signed_out'
  const { role } = actor
  // Of those that would open it to this role with a second factor, else the first.
  const wouldOpen = opening.find((each) => isAllowed({ role }, each))
  writeDenial(ctx, wouldOpen ?? opening[0])
  return wouldOpen ? 'second_factor_needed' : 'forbidden'
}

const refused = {
  description: 'Why not',
  content: { 'application/json': { schema: resolver(errorBodySchema) } },
}

/** Describes a route for the OpenAPI document. */
export function describe(summary: string, answer: Schema, status: 200 | 201 | 202 = 200) {
  const responses: DescribeRouteOptions['responses'] = {
    [status]: {
      description: summary,
      content: { 'application/json': { schema: resolver(answer) } },
    },
    default: refused,
  }
  return describeRoute({ summary, responses })
}

/** The same for a route that answers a file. */
export function describeFile(summary: string, mediaType: string) {
  const responses: DescribeRouteOptions['responses'] = {
    200: {
      description: summary,
      content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
    },
    default: refused,
  }
  return describeRoute({ summary, responses })
}

/** The same for a route that leads elsewhere. */
export function describeRedirect(summary: string) {
  const responses: DescribeRouteOptions['responses'] = {
    303: { description: summary },
    default: refused,
  }
  return describeRoute({ summary, responses })
}

/** Parses one part of the request by its domain schema; refusals name their fields and never echo the input. */
export function parse<S extends Schema, Target extends 'json' | 'query' | 'param' | 'header'>(
  target: Target,
  schema: S,
) {
  return validator(target, patient(schema), (result, c) =>
    result.success ? undefined : problem(c, ...problemsOf(result.error)),
  )
}

/** Demands the key by which a call that comes twice is known; `callKeyOf` reads it. */
export const keyed = parse('header', idempotencyKeySchema)

interface KeyedCall {
  req: { valid: (part: 'header') => { 'idempotency-key': string } }
}

/** The key of a call to a `keyed` route. */
export function callKeyOf(c: KeyedCall): string {
  return c.req.valid('header')['idempotency-key']
}
