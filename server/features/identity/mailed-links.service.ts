import { emailKeyOf } from '#domain/accounts.ts'
import type { SignUp } from '#domain/auth.schema.ts'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { passwordText } from '#domain/password.ts'
import { done, type Result } from '#domain/result.ts'
import { isLimited, refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { addressMailLimit, networkMailLimit } from './limits.service.ts'
import {
  confirmationStatements,
  recoveryStatements,
  signUpStatements,
} from './mailed-links.repository.ts'
import { type Refused, weakness } from './password-rules.ts'

/** The answer says nothing: whether a mail is on its way, only its receiver learns. */
type Asked = Record<string, never>

/**
 * Takes a sign-up: its address gets a link that confirms it, or, if it has an account, a word about it. Refuses `password_weak`
 * with its reasons, and `too_many_tries` of a network or for an address, whether it has an account or not.
 */
export async function signUp(
  ctx: Ctx,
  { email, password, name }: SignUp,
  network: string,
): Promise<Result<Asked> | Refused> {
  const weak = await weakness(password, { email, name })
  if (weak) return weak
  const emailKey = emailKeyOf(email)
  const limits = [networkMailLimit(network), addressMailLimit(ctx, `sign_up ${emailKey}`)]
  const limited = await refusedTry(ctx, limits)
  if (limited) return limited
  const passwordHash = await ctx.passwords.hash(passwordText(password))
  const { build } = ctx.database
  await ctx.database.write([
    ...signUpStatements(build, await linkTo(ctx, emailKey), {
      email,
      name,
      languageCode: ctx.language.code,
      passwordHash,
    }),
    auditedBy(ctx, { action: 'sign_up', entity: 'user' }),
  ])
  return done({})
}

/** Mails the confirmation of a sign-up once more, where one is waited for. Refuses `too_many_tries` of a network. */
export function sendAgain(ctx: Ctx, email: string, network: string): Promise<Result<Asked>> {
  return mailLink(ctx, { purpose: 'confirm', email, network }, (link) =>
    confirmationStatements(ctx.database.build, link),
  )
}

/** Mails a link for a new password, where the address has an account. Refuses `too_many_tries` of a network. */
export function recover(ctx: Ctx, email: string, network: string): Promise<Result<Asked>> {
  return mailLink(ctx, { purpose: 'recover', email, network }, (link) =>
    recoveryStatements(ctx.database.build, link),
  )
}

type Link = Awaited<ReturnType<typeof linkTo>>

/**
 * What an address is sent beyond its share is left out without a word: the links that it was sent still open, and what is asked
 * for one purpose leaves the others their share, so a stranger who asks in the owner's name stops nothing.
 */
async function mailLink(
  ctx: Ctx,
  { purpose, email, network }: { purpose: 'confirm' | 'recover'; email: string; network: string },
  statements: (link: Link) => Statement[],
): Promise<Result<Asked>> {
  const emailKey = emailKeyOf(email)
  const limited = await refusedTry(ctx, [networkMailLimit(network)])
  if (limited) return limited
  if (await isLimited(ctx, [addressMailLimit(ctx, `${purpose} ${emailKey}`)])) return done({})
  await ctx.database.write(statements(await linkTo(ctx, emailKey)))
  return done({})
}

async function linkTo(ctx: Ctx, emailKey: string) {
  const secret = newSecret()
  return {
    secret,
    secretHash: await sha256Hex(secret),
    factoryId: ctx.site.factoryId,
    emailKey,
    now: ctx.now(),
  }
}
