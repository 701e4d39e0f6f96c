import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import { sellerApplications, sellers } from '#db/schema/index.ts'
import type { ApplicationRow } from '#server/features/sellers/application-steps.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'

export interface FoundApplication {
  application: ApplicationRow
  /** The page of the seller that it has become, while customers see it. */
  sellerSlug: string | null
}

/** An application of the factory that a condition names. */
export async function findApplication(
  { database, site }: Ctx,
  isWanted: SQL | undefined,
): Promise<FoundApplication | undefined> {
  const [rows] = await database.read([
    build
      .select({ application: sellerApplications, sellerSlug: sellers.slug })
      .from(sellerApplications)
      .leftJoin(
        sellers,
        and(eq(sellers.id, sellerApplications.sellerId), eq(sellers.status, 'active')),
      )
      .where(and(eq(sellerApplications.factoryId, site.factoryId), isWanted))
      .orderBy(desc(sellerApplications.createdAt), desc(sellerApplications.id))
      .limit(1),
  ])
  return rows[0]
}

export function hasToken(token: string): SQL {
  return eq(sellerApplications.publicToken, token)
}

export function hasId(id: string): SQL {
  return eq(sellerApplications.id, id)
}

/** Begun by who asks, signed in or in this browser; undefined of who is neither. */
export function isBegunBy({ actor: { userId, guestHash } }: Ctx): SQL | undefined {
  return or(
    userId === undefined ? undefined : eq(sellerApplications.userId, userId),
    guestHash === undefined ? undefined : eq(sellerApplications.guestHash, guestHash),
  )
}
