import type { OwnSessions } from '#domain/account.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { endOne, endOthers, listSessions } from './own-sessions.repository.ts'
import { personOf } from '#server/session/person.ts'

/** Where the caller is signed in: this browser first, then the last used. */
export async function getSessions(ctx: Ctx): Promise<OwnSessions> {
  const { userId, sessionId } = personOf(ctx)
  const rows = await listSessions(ctx.database, userId, ctx.now())
  const sessions = rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }))
  return { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
}

/** Ends one of the caller's sessions; `not_found` for any other. The current one may be among them: that is signing out. */
export async function endSession(ctx: Ctx, id: string): Promise<Result<object>> {
  const { userId } = personOf(ctx)
  const isOwn = (await listSessions(ctx.database, userId, 0)).some((session) => session.id === id)
  if (!isOwn) return refused('not_found')
  const audited = auditedBy(ctx, { action: 'sessions_ended', entity: 'user', entityId: userId })
  return (await endOne(ctx.database, { userId, id }, audited)) ? done({}) : refused('not_found')
}

/** Ends all of the caller's sessions but this one. */
export async function endOtherSessions(ctx: Ctx): Promise<{ ended: number }> {
  const person = personOf(ctx)
  const audited = auditedBy(ctx, {
    action: 'sessions_ended',
    entity: 'user',
    entityId: person.userId,
    data: { all: true },
  })
  return { ended: await endOthers(ctx.database, person, audited) }
}
