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

/** Which application, and the token of its link where the caller has one. */
export interface ApplicationDoor {
  id: string
  token: string | undefined
}

const tokenPattern = /^[\w-]{22}$/u

/** The application of a link, else the one that the caller has begun last. */
export function findCurrent(ctx: Ctx, token: string | undefined) {
  const opens = openedBy(ctx, token)
  return opens ? findApplication(ctx, opens) : Promise.resolve(undefined)
}

/** An application that the caller may work on: who holds its link, or has begun it. */
export function findByDoor(ctx: Ctx, { id, token }: ApplicationDoor) {
  const opens = openedBy(ctx, token)
  return opens
    ? findApplication(ctx, and(eq(sellerApplications.id, id), opens))
    : Promise.resolve(undefined)
}

/** An application of the factory, for any caller. */
export function findById(ctx: Ctx, id: string) {
  return findApplication(ctx, eq(sellerApplications.id, id))
}

async function findApplication(
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

/** Undefined of who has neither a link, an account nor a browser that is known. */
function openedBy({ actor: { userId, guestHash } }: Ctx, token: string | undefined) {
  if (token !== undefined)
    return tokenPattern.test(token) ? eq(sellerApplications.publicToken, token) : undefined
  return or(
    userId === undefined ? undefined : eq(sellerApplications.userId, userId),
    guestHash === undefined ? undefined : eq(sellerApplications.guestHash, guestHash),
  )
}
