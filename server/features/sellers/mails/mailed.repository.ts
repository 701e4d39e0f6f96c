import { and, eq } from 'drizzle-orm'
import { sellerApplications, sellers } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

interface Wanted {
  factoryId: string
  id: string
}

const mailedColumns = {
  id: sellerApplications.id,
  number: sellerApplications.number,
  token: sellerApplications.publicToken,
  company: sellerApplications.company,
  markedFields: sellerApplications.markedFields,
  note: sellerApplications.decisionNote,
  decidedAt: sellerApplications.decidedAt,
  expiresAt: sellerApplications.expiresAt,
}

/** What a mail says of an application; undefined where the factory has none such. */
export async function findMailedApplication(database: Database, { factoryId, id }: Wanted) {
  const [rows] = await database.read([
    build
      .select(mailedColumns)
      .from(sellerApplications)
      .where(and(eq(sellerApplications.factoryId, factoryId), eq(sellerApplications.id, id))),
  ])
  return rows[0]
}

/** What a mail says of a seller. */
export async function findMailedSeller(database: Database, { factoryId, id }: Wanted) {
  const [rows] = await database.read([
    build
      .select({ company: sellers.name, note: sellers.statusReason })
      .from(sellers)
      .where(and(eq(sellers.factoryId, factoryId), eq(sellers.id, id))),
  ])
  return rows[0]
}
