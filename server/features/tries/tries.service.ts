import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { isolated } from '#server/i18n/isolated.ts'
import type { Limit } from './tries.queries.ts'
import { countTry, findWait } from './tries.repository.ts'

const minuteMs = 60_000

type Refused = Extract<Result<never>, { ok: false }>

/** Counts a try; `too_many_tries` says how long to wait. */
export async function refusedTry(ctx: Ctx, limits: readonly Limit[]): Promise<Refused | undefined> {
  const waitMs = await countTry(ctx.database, limits, ctx.now())
  if (waitMs === undefined) return undefined
  ctx.log.warn('limited', { what: limits[0]?.who[0] })
  return refused('too_many_tries', { values: { min: Math.ceil(waitMs / minuteMs) } })
}

/** Counts a try; true where it is one too many. */
export async function isLimited(ctx: Ctx, limits: readonly Limit[]): Promise<boolean> {
  return (await refusedTry(ctx, limits)) !== undefined
}

/** True where the next try would be one too many; nothing is counted. */
export async function isUsedUp(ctx: Ctx, limits: readonly Limit[]): Promise<boolean> {
  return (await findWait(ctx.database, limits, ctx.now())) > 0
}

/** Why a batch was refused that `isOverLimit` knows: how many minutes to wait, and whom to ask meanwhile. */
export async function refusedWithin(
  ctx: Ctx,
  code:
    | 'too_many_carts'
    | 'too_many_messages'
    | 'too_many_codes'
    | 'too_many_orders'
    | 'too_many_quotes'
    | 'too_many_tries',
  limits: readonly Limit[],
): Promise<Refused> {
  const waitMs = await findWait(ctx.database, limits, ctx.now())
  ctx.log.warn('limited', { what: limits[0]?.who[0] })
  const { phoneText, email, name } = ctx.site.company
  return refused(code, {
    values: {
      min: Math.max(1, Math.ceil(waitMs / minuteMs)),
      contact: isolated(phoneText ?? email ?? name),
    },
  })
}
