import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { admins, products, sellerApplications, sellers, users } from '#db/schema/index.ts'
import { adminRoles, isAllowed } from '#domain/permissions.ts'
import type { ApplicationEvent, ApplicationStatus } from '#domain/sellers.ts'
import { auditedBy, type AuditEntry } from '#server/audit/audit.queries.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import {
  applicationEntity,
  type ApplicationRow,
  applicationStep,
} from '#server/features/sellers/application-steps.queries.ts'
import { goodsQuery, timelineQuery } from '#server/features/sellers/sellers.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { personOf } from '#server/session/person.ts'
import { allLanguages, forgetSite, raisedRevision } from '#server/site/revisions.queries.ts'
import { isSeen } from './sellers-list.queries.ts'

export type FoundApplication = NonNullable<Awaited<ReturnType<typeof findApplication>>>

/** The roles that decide on applications. */
const reviewerRoles = adminRoles.filter((role) => isAllowed({ role }, 'sellers.edit'))

/** An application that was submitted, with what stands around it: one round trip. */
export async function findApplication(ctx: Ctx, id: string) {
  const { factoryId } = ctx.site
  const owner = alias(users, 'owner')
  const where = and(
    eq(sellerApplications.factoryId, factoryId),
    eq(sellerApplications.id, id),
    isSeen,
  )
  const [rows, timeline, reviewers, goods, known] = await ctx.database.read([
    build
      .select({ application: sellerApplications, assignedName: owner.name })
      .from(sellerApplications)
      .leftJoin(owner, eq(owner.id, sellerApplications.assignedTo))
      .where(where),
    timelineQuery(applicationEntity, id),
    reviewersQuery(factoryId),
    goodsQuery(
      scopeOf(ctx),
      sql`${products.id} in (select wanted.value from ${sellerApplications} as it,
        json_each(it.draft, '$.range.productIds') as wanted where it.id = ${id})`,
    ),
    build
      .select({ id: sellers.id, name: sellers.name })
      .from(sellers)
      .innerJoin(sellerApplications, eq(sellerApplications.orgNo, sellers.orgNo))
      .where(and(where, eq(sellers.factoryId, factoryId), ne(sellers.status, 'terminated'))),
  ])
  const [found] = rows
  return found && { ...found, timeline, reviewers, goods, known: known[0] ?? null }
}

/** True of who may decide on applications. */
export async function isReviewer(ctx: Ctx, userId: string): Promise<boolean> {
  const [reviewers] = await ctx.database.read([reviewersQuery(ctx.site.factoryId)])
  return reviewers.some((person) => person.userId === userId)
}

interface ReviewStep {
  event: ApplicationEvent
  to: ApplicationStatus
  set: Partial<Omit<ApplicationRow, 'id' | 'factoryId' | 'rev' | 'status'>>
  /** What its applicant reads. */
  reason?: string
  /** What has to be there before the application names it. */
  before?: readonly Statement[]
  also?: readonly Statement[]
  audit?: AuditEntry
}

/** Takes a step of an application, all or nothing; false where it is not as its reviewer saw it. */
export async function writeStep(
  ctx: Ctx,
  application: ApplicationRow,
  { before = [], also = [], audit, ...step }: ReviewStep,
): Promise<boolean> {
  const by = { actorType: 'staff', actorId: personOf(ctx).userId, at: ctx.now() } as const
  const isPublic = step.event === 'approve'
  // The step first: where somebody was faster, that is what the batch fails for.
  const [happened, ...moved] = applicationStep({ application, ...step, ...by })
  try {
    await ctx.database.write([
      ...(happened ? [happened] : []),
      ...before,
      ...moved,
      ...also,
      ...(audit ? [auditedBy(ctx, audit)] : []),
      ...(isPublic ? [raisedRevision(ctx, allLanguages)] : []),
    ])
    return true
  } catch (error) {
    if (!isOvertaken(faultOf(error))) throw error
    return false
  } finally {
    if (isPublic) forgetSite(ctx)
  }
}

/** Gives an application to somebody, or to nobody; false where somebody was faster. */
export function saveReviewer(
  ctx: Ctx,
  { id, rev, number }: ApplicationRow,
  userId: string | null,
): Promise<boolean> {
  return saveRow(ctx, {
    ...{ table: sellerApplications, id, rev, set: { assignedTo: userId } },
    audit: {
      action: 'seller_application_assigned',
      entity: 'seller_application',
      entityId: number ?? '',
    },
  })
}

function reviewersQuery(factoryId: string) {
  return build
    .select({ userId: users.id, name: users.name })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .where(
      and(
        eq(admins.factoryId, factoryId),
        eq(admins.isActive, true),
        eq(users.status, 'active'),
        inArray(admins.role, reviewerRoles),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
}
