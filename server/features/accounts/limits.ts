import { appConfig } from '#config'
import { sha256Hex } from '#domain/ids.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { countTry, type Limit } from './tries.repository.ts'

const minuteMs = 60_000
const { signInTries, networkTries, triesMinutes, mailsPerHour } = appConfig.accounts
const windowMs = triesMinutes * minuteMs

/**
 * What a password is tried against: a browser that the person has signed in from has tries of its own; all others share those
 * of the account, known or not, and those of their network. So a stranger's tries never stop the owner.
 */
export async function signInLimits(
  ctx: Ctx,
  tried: { emailKey: string; network: string; knownBrowser: string | undefined },
): Promise<Limit[]> {
  const account = ['sign_in', ctx.site.factoryId, tried.emailKey]
  if (tried.knownBrowser)
    return [{ who: [...account, await sha256Hex(tried.knownBrowser)], most: signInTries, windowMs }]
  return [
    { who: account, most: signInTries, windowMs },
    { who: ['sign_in', tried.network], most: networkTries, windowMs },
  ]
}

/** Passkeys that one network asks for, or tries: each of the two by itself. */
export function networkPasskeyLimit(step: 'asked' | 'tried', network: string): Limit {
  return { who: ['passkey', step, network], most: networkTries, windowMs }
}

/** Mails that one network may ask for, to whomever. */
export function networkMailLimit(network: string): Limit {
  return { who: ['mail', network], most: networkTries, windowMs }
}

/** Mails that one address gets for one purpose, whoever asks for them; `what` names both. */
export function addressMailLimit(ctx: Ctx, what: string): Limit {
  return {
    who: ['mail', ctx.site.factoryId, what],
    most: mailsPerHour,
    windowMs: 60 * minuteMs,
  }
}

/** Counts a try; `too_many_tries` says how long to wait. */
export async function refusedTry(
  ctx: Ctx,
  limits: readonly Limit[],
): Promise<Extract<Result<never>, { ok: false }> | undefined> {
  const waitMs = await countTry(ctx.database, limits, ctx.now())
  if (waitMs === undefined) return undefined
  ctx.log.warn('limited', { what: limits[0]?.who[0] })
  return refused('too_many_tries', { values: { min: Math.ceil(waitMs / minuteMs) } })
}

/** Counts a try; true where it is one too many. */
export async function isLimited(ctx: Ctx, limits: readonly Limit[]): Promise<boolean> {
  return (await refusedTry(ctx, limits)) !== undefined
}
