import {
  type AdminApplications,
  type AdminSellers,
  type ApplicationQuery,
  type ListedApplication,
  type ListedSeller,
  type SellerCounts,
  type SellerQuery,
  sellersPageSize,
} from '#domain/admin-sellers.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { personOf } from '#server/session/person.ts'
import {
  applicationsNamed,
  applicationsQuery,
  applicationTotalQuery,
  countsQuery,
  sellersQuery,
  sellerTotalQuery,
} from './sellers-list.queries.ts'

type ApplicationListRow = Awaited<ReturnType<typeof applicationsQuery>>[number]
type SellerListRow = Awaited<ReturnType<typeof sellersQuery>>[number]

/** One page of the applications that were submitted. */
export async function getAdminApplications(
  ctx: Ctx,
  query: ApplicationQuery,
): Promise<AdminApplications> {
  const { factoryId } = ctx.site
  const { userId } = personOf(ctx)
  const found = await applicationsNamed(ctx.database, factoryId, query.q)
  const asked = { factoryId, userId, query, found }
  const [rows, totals, counted] = await ctx.database.read([
    applicationsQuery(asked),
    applicationTotalQuery(asked),
    countsQuery(asked),
  ])
  const total = totals[0]?.total ?? 0
  const lastPage = lastOf(total)
  // An address of before some moved out of what is asked for, or a mistyped one.
  if (query.page > lastPage) return getAdminApplications(ctx, { ...query, page: lastPage })
  return {
    applications: rows.map(listedApplication),
    ...{ total, page: query.page, pageSize: sellersPageSize, counts: countsOf(counted) },
  }
}

/** One page of the sellers. */
export async function getAdminSellers(ctx: Ctx, query: SellerQuery): Promise<AdminSellers> {
  const { factoryId } = ctx.site
  const asked = { factoryId, query }
  const [rows, totals, counted] = await ctx.database.read([
    sellersQuery(asked),
    sellerTotalQuery(asked),
    countsQuery({ factoryId, userId: personOf(ctx).userId }),
  ])
  const total = totals[0]?.total ?? 0
  const lastPage = lastOf(total)
  if (query.page > lastPage) return getAdminSellers(ctx, { ...query, page: lastPage })
  return {
    sellers: rows.map(listedSeller),
    ...{ total, page: query.page, pageSize: sellersPageSize, counts: countsOf(counted) },
  }
}

/** An application as a row of the list. */
export function listedApplication({
  application,
  assignedName,
}: ApplicationListRow): ListedApplication {
  const { id, number, status, company, draft, assignedTo, submittedAt } = application
  return {
    ...{ id, number: number ?? '', status, company, submittedAt },
    city: draft.place?.city ?? '',
    kind: draft.company?.kind ?? null,
    assignedTo: assignedTo === null ? null : { userId: assignedTo, name: assignedName ?? '' },
  }
}

/** A seller as a row of the list. */
export function listedSeller({ seller, products }: SellerListRow): ListedSeller {
  const { id, slug, name, city, kind, status, userId, closedFrom, closedTo } = seller
  return {
    ...{ id, slug, name, city, kind, status, closedFrom, closedTo, products },
    hasAccount: userId !== null,
  }
}

function countsOf([counted]: readonly SellerCounts[]): SellerCounts {
  return counted ?? { applications: 0, waiting: 0, mine: 0, sellers: 0 }
}

function lastOf(total: number): number {
  return Math.max(1, Math.ceil(total / sellersPageSize))
}
