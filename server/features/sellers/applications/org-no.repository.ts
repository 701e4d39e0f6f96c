import { and, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { sellerApplications, sellers } from '#db/schema/index.ts'
import { openApplicationStatuses } from '#domain/sellers.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'

interface Asked {
  orgNo: string
  id: string
  /** Of who applies; empty while it is not known. */
  email: string
  rejectedSince: number
}

/** What stands against an application of a business: that it is a seller or has applied, or when it was turned down last. */
export async function findStanding(
  { database, site, actor }: Ctx,
  { orgNo, id, email, rejectedSince }: Asked,
): Promise<{ isKnown: boolean; rejectedAt: number | null }> {
  const { factoryId } = site
  const isIts = and(
    eq(sellerApplications.factoryId, factoryId),
    eq(sellerApplications.orgNo, orgNo),
    ne(sellerApplications.id, id),
  )
  const [known, applied, rejected] = await database.read([
    build
      .select({ id: sellers.id })
      .from(sellers)
      .where(
        and(
          eq(sellers.factoryId, factoryId),
          eq(sellers.orgNo, orgNo),
          ne(sellers.status, 'terminated'),
        ),
      )
      .limit(1),
    build
      .select({ id: sellerApplications.id })
      .from(sellerApplications)
      .where(and(isIts, inArray(sellerApplications.status, [...openApplicationStatuses])))
      .limit(1),
    build
      .select({ at: sql<number | null>`max(${sellerApplications.decidedAt})` })
      .from(sellerApplications)
      .where(
        and(
          isIts,
          eq(sellerApplications.status, 'rejected'),
          // Who was turned down, and not others who used the business's number before.
          or(
            actor.userId ? eq(sellerApplications.userId, actor.userId) : undefined,
            actor.guestHash ? eq(sellerApplications.guestHash, actor.guestHash) : undefined,
            sql`${email} <> '' and lower(${sellerApplications.email}) = lower(${email})`,
          ),
          gt(sellerApplications.decidedAt, rejectedSince),
        ),
      ),
  ])
  return { isKnown: known.length + applied.length > 0, rejectedAt: rejected[0]?.at ?? null }
}

/** Holds while no seller has this organisation number: a guard of what is submitted. Open applications are kept apart by their index. */
export function isNoSeller(factoryId: string, orgNo: string): SQL {
  return sql`not exists (select 1 from ${sellers} as other where other.factory_id = ${factoryId}
    and other.org_no = ${orgNo} and other.status <> 'terminated')`
}
