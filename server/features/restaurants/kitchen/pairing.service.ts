import { serverConfig } from '#config'
import { newId, newSecret, randomLetters, sha256Hex } from '#domain/ids.ts'
import { pairingAlphabet, pairingLength } from '#domain/kitchen.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Limit } from '#server/features/tries/tries.queries.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { findCode, keepCode, pairStatements } from './devices.repository.ts'
import { findRestaurant } from './team.repository.ts'

const minuteMs = 60_000

/** Makes a code by which one screen is paired within a few minutes. It is shown this once: only its hash is kept. Refuses `not_found`. */
export async function makeCode(
  ctx: Ctx,
  restaurantId: string,
  { name }: { name: string },
): Promise<Result<{ code: string; expiresAt: number }>> {
  if (!(await findRestaurant(ctx, restaurantId))) return refused('not_found')
  const code = randomLetters(pairingAlphabet, pairingLength)
  const now = ctx.now()
  const expiresAt = now + serverConfig.kitchen.codeMinutes * minuteMs
  const madeBy = ctx.actor.userId ?? null
  await ctx.database.write([
    ...keepCode(
      ctx.database,
      { codeHash: await sha256Hex(code), restaurantId, name, madeBy, expiresAt },
      now,
    ),
    auditedBy(ctx, { action: 'kitchen_code_made', entity: 'kitchen', entityId: restaurantId }),
  ])
  return done({ code, expiresAt })
}

/**
 * Pairs a screen with the kitchen of a code, and hands its secret out. A code opens once. Refuses `pairing_code_wrong` and
 * `too_many_tries`.
 */
export async function pairDevice(
  ctx: Ctx,
  { code, network }: { code: string; network: string },
): Promise<Result<{ restaurantId: string; secret: string }>> {
  const limited = await refusedTry(ctx, [codeTries(network)])
  if (limited) return limited
  const codeHash = await sha256Hex(code)
  const now = ctx.now()
  const found = await findCode(ctx.database, codeHash, now)
  if (!found) return refused('pairing_code_wrong', { field: 'code' })
  const { restaurantId, name, madeBy: pairedBy } = found
  const secret = newSecret()
  const device = {
    ...{ id: newId(), restaurantId, name, pairedBy },
    ...{ tokenHash: await sha256Hex(secret), pairedAt: now, seenAt: now },
  }
  try {
    await ctx.database.write([
      ...pairStatements(ctx.database, codeHash, device),
      auditedBy(ctx, {
        action: 'kitchen_screen_paired',
        entity: 'kitchen',
        entityId: restaurantId,
      }),
    ])
    return done({ restaurantId, secret })
  } catch (error) {
    if (!isRefusedByGuard(error)) throw error
    return refused('pairing_code_wrong', { field: 'code' })
  }
}

function codeTries(network: string): Limit {
  const { codeTries: most } = serverConfig.kitchen
  return { who: ['kitchen.code', network], most, windowMs: 60 * minuteMs }
}
