import { eq } from 'drizzle-orm'
import { factorySettings } from '#db/schema/index.ts'
import { changesOf } from '#domain/audit-changes.ts'
import type { HeaderSettings, SaveHeader } from '#domain/header.schema.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { saveRow } from '#server/save/save-row.queries.ts'

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

/** Saves the settings, and makes them where there are none yet; false where somebody was faster. `before` is for the log. */
export function writeHeaderSettings(
  ctx: Ctx,
  { rev, ...set }: SaveHeader,
  before: HeaderSettings,
): Promise<boolean> {
  return saveRow(ctx, {
    table: factorySettings,
    id: {},
    rev,
    set,
    audit: {
      action: 'settings_saved',
      entity: 'header',
      entityId: ctx.site.factoryId,
      changes: changesOf('header', before, set),
    },
    revision: allLanguages,
  })
}
