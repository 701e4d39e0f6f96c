import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { previewLinks, users } from '#db/schema/index.ts'
import { type AuditEntry, auditedWhere } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

export type NewLink = typeof previewLinks.$inferInsert
type Own = { factoryId: string; now: number }

/** Keeps a new link, and writes it down; false where it was kept before. */
export async function insertLink(ctx: Ctx, link: NewLink, entry: AuditEntry): Promise<boolean> {
  const { build } = ctx.database
  const [inserted] = await ctx.database.write([
    statementOf(build.insert(previewLinks).values(link).onConflictDoNothing()),
    auditedWhere(ctx, sql`changes() = 1`, entry),
  ])
  return inserted?.rowsAffected === 1
}

/** A link that opens something: neither ended nor revoked. */
export async function findLink(database: Database, { factoryId, now }: Own, id: string) {
  const [rows] = await database.read([
    database.build
      .select()
      .from(previewLinks)
      .where(and(isOpen({ factoryId, now }), eq(previewLinks.id, id))),
  ])
  return rows[0]
}

export async function listLinks(database: Database, own: Own) {
  const [rows] = await database.read([
    database.build
      .select({
        id: previewLinks.id,
        path: previewLinks.path,
        asOf: previewLinks.asOf,
        createdAt: previewLinks.createdAt,
        expiresAt: previewLinks.expiresAt,
        byName: users.name,
      })
      .from(previewLinks)
      .leftJoin(users, eq(users.id, previewLinks.createdBy))
      .where(isOpen(own))
      .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id)),
  ])
  return rows
}

/** Ends a link; false where there is no such one. */
export async function endLink(ctx: Ctx, id: string, entry: AuditEntry): Promise<boolean> {
  const { build } = ctx.database
  const isOurs = and(eq(previewLinks.factoryId, ctx.site.factoryId), eq(previewLinks.id, id))
  const [ended] = await ctx.database.write([
    statementOf(
      build
        .update(previewLinks)
        .set({ revokedAt: sql`coalesce(${previewLinks.revokedAt}, ${ctx.now()})` })
        .where(isOurs),
    ),
    auditedWhere(ctx, sql`changes() = 1`, entry),
  ])
  return ended?.rowsAffected === 1
}

/** Removes links that ended before a time. */
export async function removeOldLinks(database: Database, endedBefore: number): Promise<void> {
  await database.write([
    statementOf(database.build.delete(previewLinks).where(lt(previewLinks.expiresAt, endedBefore))),
  ])
}

function isOpen({ factoryId, now }: Own) {
  return and(
    eq(previewLinks.factoryId, factoryId),
    isNull(previewLinks.revokedAt),
    gt(previewLinks.expiresAt, now),
  )
}
