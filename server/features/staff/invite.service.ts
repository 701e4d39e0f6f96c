import { serverConfig } from '#config'
import { emailKeyOf } from '#domain/accounts.ts'
import { newId, newSecret, sha256Hex } from '#domain/ids.ts'
import type { AdminPerson, Invite } from '#domain/people.schema.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { issuedLink } from '#server/features/identity/own-links.queries.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import { findPersonByEmail, type Person } from '#server/features/identity/people.queries.ts'
import { personOf } from '#server/session/person.ts'
import { findConfirmedOwner } from '#server/features/identity/second-factor/owner.service.ts'
import { closedTokens } from '#server/features/identity/tokens.queries.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { answer } from './admins.service.ts'
import { countInvitations, findMadePlace, madePlace } from './invitations.queries.ts'
import { notifyOfPlace, notifyOwners } from './told.service.ts'

/**
 * Makes a place for somebody, after the caller's password: who has an account has the role at once, everybody else gets a link (mail
 * A5, once, 7 days). The owners are told. Refuses `already_admin`, `too_many_tries` and, where the account is locked, `forbidden`.
 */
export async function invite(
  ctx: Ctx,
  { password, ...wanted }: Invite,
  key: string,
): Promise<Result<AdminPerson>> {
  const confirmed = await findConfirmedOwner(ctx, password)
  if (!confirmed.ok) return confirmed
  let problem: Problem | undefined
  const made = await makeOnce(
    ctx,
    { scope: 'invite', key, body: wanted },
    {
      find: (stored) => findMadePlace(ctx.database, stored),
      make: async (call) => {
        const place = await make(ctx, wanted, call)
        if (!place.ok) problem = place.problem
        return place.ok ? place.value : undefined
      },
    },
  )
  if (made.ok) return answer(ctx, made.value)
  return problem ? { ok: false, problem } : made
}

const hourMs = 60 * 60_000

type Wanted = Omit<Invite, 'password'>

async function make(ctx: Ctx, wanted: Wanted, call: Call): Promise<Result<string>> {
  const emailKey = emailKeyOf(wanted.email)
  const person = await findPersonByEmail(ctx.database, ctx.site.factoryId, emailKey)
  if (person && person.status !== 'active') return refused('forbidden')
  if (person?.adminRole) return refused('already_admin', { field: 'email' })
  const since = ctx.now() - hourMs
  const mailed = await countInvitations(ctx.database, { recipient: wanted.email, since })
  if (mailed >= serverConfig.accounts.mailsPerHour)
    return refused('too_many_tries', { values: { min: 60 } })
  try {
    return done(await place(ctx, { wanted, emailKey, person, call }))
  } catch (error) {
    // Another call has made the account in between: its place is the one.
    if (person || faultOf(error).kind !== 'foreign_key') throw error
    return make(ctx, wanted, call)
  }
}

interface Placing {
  wanted: Wanted
  emailKey: string
  person: Person | undefined
  call: Call
}

async function place(ctx: Ctx, { wanted, emailKey, person, call }: Placing): Promise<string> {
  const { email, name, role, languages } = wanted
  const userId = person?.id ?? newId()
  const isActive = person !== undefined && person.emailVerifiedAt !== null
  const { build } = ctx.database
  await ctx.database.write([
    ...madePlace(build, {
      factoryId: ctx.site.factoryId,
      userId,
      email,
      emailKey,
      name,
      role,
      languages,
      languageCode: ctx.language.code,
      isActive,
      now: ctx.now(),
      by: personOf(ctx).userId,
    }),
    ...(isActive
      ? await notifyOfPlace(ctx, { id: userId, email })
      : [
          ...(await mailedInvitation(ctx, { userId, email })),
          ...(await notifyOwners(ctx, { kind: 'A5-owners', entityId: userId })),
        ]),
    auditedBy(ctx, { action: 'invited', entity: 'user', entityId: userId, data: { role } }),
    spentKey(build, call, userId),
  ])
  return userId
}

/** One link is open at a time: what was mailed before opens nothing any more. */
async function mailedInvitation(
  ctx: Ctx,
  { userId, email }: { userId: string; email: string },
): Promise<Statement[]> {
  const secret = newSecret()
  const secretHash = await sha256Hex(secret)
  const { build } = ctx.database
  const now = ctx.now()
  return [
    closedTokens(build, { userId, purposes: ['invite'], now }),
    issuedLink(build, { secretHash, userId, purpose: 'invite', email, now }),
    queuedMessage({
      factoryId: ctx.site.factoryId,
      kind: 'A5',
      entityId: secretHash,
      userId,
      languageCode: ctx.language.code,
      recipient: email,
      at: now,
      secret,
    }),
  ]
}
