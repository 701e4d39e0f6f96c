import { and, eq, sql } from 'drizzle-orm'
import { factorySettings } from '#db/schema/index.ts'
import { changesOf } from '#domain/audit-changes.ts'
import type { HeaderSettings, SaveHeader } from '#domain/header.schema.ts'
import { auditedWhere } from '#server/audit/audit.queries.ts'
import { allLanguages, raisedRevision } from '#server/features/shell/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { statementOf } from '#server/platform/statement.ts'

export async function findHeaderSettings({
  database,
  site,
}: Ctx): Promise<HeaderSettings | undefined> {
  const [rows] = await database.read([
    database.build
      .select({
        headerMenuStyle: factorySettings.headerMenuStyle,
        headerLogoStyle: factorySettings.headerLogoStyle,
        headerLogoWidth: factorySettings.headerLogoWidth,
        headerLogoHeight: factorySettings.headerLogoHeight,
        headerMaxLogoWidth: factorySettings.headerMaxLogoWidth,
        showCompanyNameInHeader: factorySettings.showCompanyNameInHeader,
        rev: factorySettings.rev,
      })
      .from(factorySettings)
      .where(eq(factorySettings.factoryId, site.factoryId)),
  ])
  return rows[0]
}

/**
 * Saves the settings where they stand as their writer saw them, makes them where that was nothing; false where neither is so. `before` is
 * what they are changed from, for the log.
 */
export async function writeHeaderSettings(
  ctx: Ctx,
  wanted: SaveHeader,
  before: HeaderSettings,
): Promise<boolean> {
  const { factoryId } = ctx.site
  const [saved] = await ctx.database.write([
    wanted.rev === 0 ? inserted(ctx, wanted) : updated(ctx, wanted),
    // Right after the write, which is the change that it asks about.
    auditedWhere(ctx, sql`changes() = 1`, {
      action: 'settings_saved',
      entity: 'header',
      entityId: factoryId,
      changes: changesOf('header', before, wanted),
    }),
    raisedRevision(ctx, allLanguages),
  ])
  return saved?.rowsAffected === 1
}

function inserted({ database, site, now, actor }: Ctx, { rev, ...fields }: SaveHeader) {
  return statementOf(
    database.build
      .insert(factorySettings)
      .values({
        ...fields,
        factoryId: site.factoryId,
        rev: rev + 1,
        createdAt: now(),
        createdBy: actor.userId ?? null,
        updatedAt: now(),
        updatedBy: actor.userId ?? null,
      })
      .onConflictDoNothing(),
  )
}

function updated({ database, site, now, actor }: Ctx, { rev, ...fields }: SaveHeader) {
  return statementOf(
    database.build
      .update(factorySettings)
      .set({
        ...fields,
        rev: sql`${factorySettings.rev} + 1`,
        updatedAt: now(),
        updatedBy: actor.userId ?? null,
      })
      .where(and(eq(factorySettings.factoryId, site.factoryId), eq(factorySettings.rev, rev))),
  )
}
