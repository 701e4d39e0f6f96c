import { eq } from 'drizzle-orm'
import { factories, factorySettings } from '#db/schema/index.ts'
import type {
  SaveCompany,
  SaveInvoices,
  SaveLook,
  SaveMap,
  SaveOrdering,
} from '#domain/settings.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Row = typeof factorySettings.$inferInsert
type Wanted<Save> = Omit<Save, 'rev'>

/** Who the factory is and how it is reached. Its own row has the same: it stands in where the settings say nothing. */
export function savedCompany(ctx: Ctx, company: Wanted<SaveCompany>): Statement[] {
  const { companyName, legalName, orgNo, address, phone, email } = company
  return [
    savedSettings(ctx, {
      companyName,
      legalName,
      orgNo,
      contactPhone: phone,
      contactEmail: email,
    }),
    savedFactory(ctx, { address, phone, email }),
  ]
}

/** The pictures of the site's frame, and what shows that something is on its way. */
export function savedLook(ctx: Ctx, look: Wanted<SaveLook>): Statement[] {
  const { logoUrl } = look
  return [savedSettings(ctx, look), savedFactory(ctx, { logoUrl })]
}

/** What an order has to come to, and how it may be paid. */
export function savedOrdering(ctx: Ctx, ordering: Wanted<SaveOrdering>): Statement[] {
  return [savedSettings(ctx, ordering)]
}

/** What an invoice says of who issues it. */
export function savedInvoices(ctx: Ctx, invoices: Wanted<SaveInvoices>): Statement[] {
  return [savedSettings(ctx, invoices)]
}

/** Where the map has its tiles from. */
export function savedMap(ctx: Ctx, map: Wanted<SaveMap>): Statement[] {
  return [savedSettings(ctx, map)]
}

/** The header's own settings stand in the same row and have a rev of their own, which stays as it is. */
function savedSettings(ctx: Ctx, fields: Partial<Row>): Statement {
  const { factoryId } = ctx.site
  const [at, by] = [ctx.now(), ctx.actor.userId ?? null]
  const set = { ...fields, updatedAt: at, updatedBy: by }
  return statementOf(
    ctx.database.build
      .insert(factorySettings)
      .values({ ...set, factoryId, createdAt: at, createdBy: by })
      .onConflictDoUpdate({ target: factorySettings.factoryId, set }),
  )
}

function savedFactory(ctx: Ctx, fields: Partial<typeof factories.$inferInsert>): Statement {
  return statementOf(
    ctx.database.build
      .update(factories)
      .set({ ...fields, updatedAt: ctx.now(), updatedBy: ctx.actor.userId ?? null })
      .where(eq(factories.id, ctx.site.factoryId)),
  )
}
