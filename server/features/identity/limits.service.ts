import { serverConfig } from '#config'
import { sha256Hex } from '#domain/ids.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import type { Limit } from '#server/features/tries/tries.queries.ts'
import type { Ctx } from '#server/http/context.ts'

const minuteMs = 60_000
const { signInTries, networkTries, triesMinutes, mailsPerHour, claimMailsPerHour } =
  serverConfig.accounts
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

/** Mails that one address gets for one purpose, all callers together; `what` names both. */
export function addressMailLimit(ctx: Ctx, what: string): Limit {
  return {
    who: ['mail', ctx.site.factoryId, what],
    most: mailsPerHour,
    windowMs: 60 * minuteMs,
  }
}

/** Codes that one mailbox gets to claim orders with, however many orders name it. */
export function claimMailLimit(ctx: Ctx, email: string): Limit {
  return {
    who: ['claims', ctx.site.factoryId, mailboxOf(email)],
    most: claimMailsPerHour,
    windowMs: 60 * minuteMs,
  }
}
