import type {
  AdminPeople,
  AdminPerson,
  AdminState,
  ChangeAdmin,
  PeopleQuery,
} from '#domain/people.schema.ts'
import { peoplePageSize } from '#domain/people.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { personOf } from '#server/session/person.ts'
import { findConfirmedOwner } from '#server/features/identity/second-factor/owner.service.ts'
import { withoutFactors } from '#server/features/identity/second-factor/reset.queries.ts'
import { endedSessionsOf } from '#server/session/session.repository.ts'
import { closedTokens } from '#server/features/identity/tokens.queries.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { roleText } from '#server/i18n/ability-words.ts'
import { saveAdmin } from './admin-changes.repository.ts'
import { type AdminRow, findAdmin, listAdmins } from './admins.repository.ts'
import { notifyOfFactor, notifyOfPlace } from './told.service.ts'

/** One page of those who work here. */
export async function getPeople(ctx: Ctx, query: PeopleQuery): Promise<AdminPeople> {
  const { rows, total } = await listAdmins(ctx.database, {
    factoryId: ctx.site.factoryId,
    query,
    now: ctx.now(),
  })
  const lastPage = Math.max(1, Math.ceil(total / peoplePageSize))
  // An address of before some were removed, or a mistyped one.
  if (query.page > lastPage) return getPeople(ctx, { ...query, page: lastPage })
  return {
    people: await Promise.all(rows.map((row) => inWords(ctx, row))),
    total,
    page: query.page,
    pageSize: peoplePageSize,
  }
}

/**
 * Changes someone's role, languages, or whether they are in at all, after the caller's password; they and all owners are told. Refuses
 * `not_found`, `stale` and `last_owner`; the same change sent twice is made once.
 */
export async function changeAdmin(
  ctx: Ctx,
  userId: string,
  change: ChangeAdmin,
): Promise<Result<AdminPerson>> {
  const confirmed = await findConfirmedOwner(ctx, change.password)
  if (!confirmed.ok) return confirmed
  const before = await find(ctx, userId)
  if (!before) return refused('not_found')
  if (hasIt(before, change)) return done(await inWords(ctx, before))
  const { role, isActive } = change
  const { build } = ctx.database
  const isSaved = await saveAdmin(
    ctx,
    { ...change, userId },
    {
      audit: {
        action: 'role_changed',
        entity: 'user',
        entityId: userId,
        data: { role: isActive ? role : 'none', before: before.isActive ? before.role : 'none' },
      },
      also: [
        ...(isTakenBack(before, change)
          ? [closedTokens(build, { userId, purposes: ['invite'], now: ctx.now() })]
          : []),
        ...(await notifyOfPlace(ctx, { id: userId, email: before.email })),
      ],
    },
  )
  return isSaved ? answer(ctx, userId) : whyNot(ctx, userId, change)
}

/** Takes all second factors of someone away and signs them out everywhere, after the caller's password; they are told. */
export async function removeFactors(
  ctx: Ctx,
  userId: string,
  password: string,
): Promise<Result<AdminPerson>> {
  const confirmed = await findConfirmedOwner(ctx, password)
  if (!confirmed.ok) return confirmed
  const before = await find(ctx, userId)
  if (!before) return refused('not_found')
  if (!before.hasSecondFactor) return done(await inWords(ctx, before))
  const { build } = ctx.database
  await ctx.database.write([
    ...withoutFactors(build, userId),
    endedSessionsOf(build, userId),
    auditedBy(ctx, { action: 'second_factor_off', entity: 'user', entityId: userId }),
    await notifyOfFactor(ctx, { id: userId, email: before.email }),
  ])
  return answer(ctx, userId)
}

/** Signs someone out everywhere; the caller keeps the session at hand. */
export async function endSessionsOf(ctx: Ctx, userId: string): Promise<Result<AdminPerson>> {
  const before = await find(ctx, userId)
  if (!before) return refused('not_found')
  await ctx.database.write([
    endedSessionsOf(ctx.database.build, userId, personOf(ctx).sessionId),
    auditedBy(ctx, {
      action: 'sessions_ended',
      entity: 'user',
      entityId: userId,
      data: { all: true },
    }),
  ])
  return answer(ctx, userId)
}

/** Someone who works here as the interface shows them; `not_found` for anybody else. */
export async function answer(ctx: Ctx, userId: string): Promise<Result<AdminPerson>> {
  const row = await find(ctx, userId)
  return row ? done(await inWords(ctx, row)) : refused('not_found')
}

/** What stood in the way: the same change made by another call, another change, or the last owner. */
async function whyNot(ctx: Ctx, userId: string, change: ChangeAdmin) {
  const row = await find(ctx, userId)
  if (!row) return refused('not_found')
  if (hasIt(row, change)) return done(await inWords(ctx, row))
  return refused(row.rev === change.rev ? 'last_owner' : 'stale')
}

function hasIt(row: AdminRow, change: ChangeAdmin): boolean {
  // Taking back an invitation leaves the place as it is: its link is what goes. Another place was made by the call before.
  const isOpen = !change.isActive && Boolean(row.isInvited)
  return hasPlace(row, change) && (!isOpen || row.rev === change.rev + 1)
}

/** Who is invited and gets another place keeps the invitation; it is taken back where the place stays as it is. */
function isTakenBack(row: AdminRow, change: ChangeAdmin): boolean {
  if (change.isActive) return false
  return !row.isInvited || hasPlace(row, change)
}

function hasPlace(row: AdminRow, { role, isActive, languages }: ChangeAdmin): boolean {
  const isSame = row.role === role && row.isActive === isActive
  return isSame && JSON.stringify(row.languages) === JSON.stringify(languages)
}

function find(ctx: Ctx, userId: string) {
  return findAdmin(ctx.database, { factoryId: ctx.site.factoryId, userId, now: ctx.now() })
}

async function inWords(ctx: Ctx, row: AdminRow): Promise<AdminPerson> {
  const { isActive, isInvited, hasSecondFactor, ...rest } = row
  return {
    ...rest,
    hasSecondFactor: Boolean(hasSecondFactor),
    state: stateOf(isActive, Boolean(isInvited)),
    roleText: roleText(await translatorFor(ctx), row.role),
  }
}

function stateOf(isActive: boolean, isInvited: boolean): AdminState {
  if (isActive) return 'active'
  return isInvited ? 'invited' : 'inactive'
}
