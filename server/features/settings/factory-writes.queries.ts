import { and, eq, type SQL } from 'drizzle-orm'
import { factories, factorySettings } from '#db/schema/index.ts'
import type { SaveCompany, SaveLook, SaveOrdering } from '#domain/settings.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Row = typeof factorySettings.$inferInsert
type Wanted<Save> = Omit<Save, 'rev'>

/** Who the factory is and how it is reached. Its own row has the same: it stands in where the settings say nothing. */
export function savedCompany(ctx: Ctx, company: Wanted<SaveCompany>, when: SQL): Statement[] {
  const { companyName, legalName, orgNo, address, phone, email } = company
  return [
    ...savedSettings(
      ctx,
      { companyName, legalName, orgNo, contactPhone: phone, contactEmail: email },
      when,
    ),
    savedFactory(ctx, { address, phone, email }, when),
  ]
}

/** The pictures of the site's frame, and what shows that something is on its way. */
export function savedLook(ctx: Ctx, look: Wanted<SaveLook>, when: SQL): Statement[] {
  const { logoUrl } = look
  return [...savedSettings(ctx, look, when), savedFactory(ctx, { logoUrl }, when)]
}

/** What an order has to come to. */
export function savedOrdering(ctx: Ctx, ordering: Wanted<SaveOrdering>, when: SQL): Statement[] {
  return savedSettings(ctx, ordering, when)
}

/** The header's own settings stand in the same row and have a rev of their own, which stays as it is. */
function savedSettings(ctx: Ctx, fields: Partial<Row>, when: SQL): Statement[] {
  const { build } = ctx.database
  const { factoryId } = ctx.site
  const [at, by] = [ctx.now(), ctx.actor.userId ?? null]
  const changed = { updatedAt: at, updatedBy: by }
  return [
    statementOf(
      build
        .insert(factorySettings)
        .values({ factoryId, createdAt: at, createdBy: by, ...changed })
        .onConflictDoNothing(),
    ),
    statementOf(
      build
        .update(factorySettings)
        .set({ ...fields, ...changed })
        .where(and(eq(factorySettings.factoryId, factoryId), when)),
    ),
  ]
}

function savedFactory(
  ctx: Ctx,
  fields: Partial<typeof factories.$inferInsert>,
  when: SQL,
): Statement {
  return statementOf(
    ctx.database.build
      .update(factories)
      .set({ ...fields, updatedAt: ctx.now(), updatedBy: ctx.actor.userId ?? null })
      .where(and(eq(factories.id, ctx.site.factoryId), when)),
  )
}
