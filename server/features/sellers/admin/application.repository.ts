import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { admins, products, sellerApplications, sellers, users } from '#db/schema/index.ts'
import { adminRoles, isAllowed } from '#domain/permissions.ts'
import type { ApplicationEvent, ApplicationStatus } from '#domain/sellers.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import { staffStep } from '#server/features/sellers/seller-changes.queries.ts'
import {
  applicationEntity,
  goodsQuery,
  timelineQuery,
} from '#server/features/sellers/sellers.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { isSeen } from './sellers-list.queries.ts'

export type ApplicationRow = typeof sellerApplications.$inferSelect
export type FoundApplication = NonNullable<Awaited<ReturnType<typeof findApplication>>>

/** The roles that decide on applications. */
const reviewerRoles = adminRoles.filter((role) => isAllowed({ role }, 'sellers.edit'))

/** An application that was submitted, with what stands around it: one round trip. */
export async function findApplication(ctx: Ctx, id: string) {
  const { factoryId } = ctx.site
  const owner = alias(users, 'owner')
  const where = and(eq(sellerApplications.factoryId, factoryId), eq(sellerApplications.id, id), isSeen)
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

interface ApplicationSave {
  set: Partial<Omit<ApplicationRow, 'id' | 'factoryId' | 'rev'>>
  /** The step that it takes, with the words of who takes it. */
  step?: { event: ApplicationEvent; to: ApplicationStatus; reason?: string }
  before?: readonly Statement[]
  also?: readonly Statement[]
  audit?: AuditEntry
  isPublic?: boolean
}

/** Saves an application as its reviewer saw it; false where somebody was faster. */
export function saveApplication(
  ctx: Ctx,
  { id, rev, status }: ApplicationRow,
  { set, step, before, also = [], audit, isPublic }: ApplicationSave,
): Promise<boolean> {
  const taken = step && staffStep(ctx, { entity: applicationEntity, id, from: status, ...step })
  return saveRow(ctx, {
    ...{ table: sellerApplications, id, rev, before, audit },
    set: { ...set, ...(step && { status: step.to }) },
    also: [...(taken ? [taken] : []), ...also],
    ...(isPublic && { revision: allLanguages }),
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
