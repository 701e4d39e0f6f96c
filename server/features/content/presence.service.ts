import type { Others, Presence } from '#domain/editing.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { forgetPresence, keepPresence } from './presence.repository.ts'

type Row = Awaited<ReturnType<typeof keepPresence>>[number]

/** How long a heartbeat lasts. */
const presentMs = 30_000

/** Keeps that the caller is editing here, and answers the others who are: on any page, within the last half minute. */
export async function bePresent(ctx: Ctx, presence: Presence): Promise<Others> {
  const now = ctx.now()
  const rows = await keepPresence(ctx.database, {
    ...presence,
    factoryId: ctx.site.factoryId,
    userId: ctx.actor.userId ?? '',
    now,
    since: now - presentMs,
  })
  return { others: rows.filter((row) => !hasTextOpen(row, rows)).map(otherOf) }
}

/** The others need not wait until the last heartbeat has faded. */
export async function endPresence(ctx: Ctx, presence: Presence): Promise<void> {
  await forgetPresence(ctx.database, { ...presence, userId: ctx.actor.userId ?? '' })
}

/** True of a page that its reader is told to be on already: by a text of it that they have open in another window. */
function hasTextOpen({ userId, page, key, language }: Row, rows: readonly Row[]): boolean {
  return (
    key === null &&
    rows.some(
      (other) =>
        other.key !== null &&
        other.userId === userId &&
        other.page === page &&
        other.language === language,
    )
  )
}

function otherOf({ userId: _, ...other }: Row): Others['others'][number] {
  return other
}
