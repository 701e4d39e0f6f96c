import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { events, sellerApplications } from '#db/schema/index.ts'
import { applicationEntity } from '#server/features/sellers/application-steps.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

const rejectedMs = 2 * 365 * 24 * 3_600_000

/** Deletes drafts whose days are over, and after two years what was turned down, with their history. */
export async function deleteDrafts(database: Database, now: number): Promise<void> {
  // In these very words: the index holds drafts alone.
  const isOver = or(
    and(sql`status = 'draft'`, lte(sellerApplications.expiresAt, now)),
    and(sql`status = 'rejected'`, lte(sellerApplications.decidedAt, now - rejectedMs)),
  )
  const over = build.select({ id: sellerApplications.id }).from(sellerApplications).where(isOver)
  await database.write([
    statementOf(
      build
        .delete(events)
        .where(and(eq(events.entity, applicationEntity), inArray(events.entityId, over))),
    ),
    statementOf(build.delete(sellerApplications).where(isOver)),
  ])
}
