import { and, asc, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { sellerApplications, sellerProducts, sellers, users } from '#db/schema/index.ts'
import {
  type ApplicationQuery,
  type ApplicationQueue,
  type SellerQuery,
  sellersPageSize,
} from '#domain/admin-sellers.schema.ts'
import { orderWords } from '#domain/searched-order.ts'
import { finderOf } from '#domain/search.ts'
import { holdsAll } from '#server/features/search/held-words.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

interface Looked {
  factoryId: string
  /** Whose applications are `mine`. */
  userId: string
}
interface AskedApplications extends Looked {
  query: ApplicationQuery
  /** Those that hold the words of a search; undefined where nothing is searched for. */
  found: readonly string[] | undefined
}
interface AskedSellers {
  factoryId: string
  query: SellerQuery
}

/** What each queue of the applications holds. */
export function applicationQueue({ userId }: { userId: string }): Record<ApplicationQueue, SQL> {
  const isWaiting = inArray(sellerApplications.status, ['submitted', 'in_review'])
  const isOpen = inArray(sellerApplications.status, ['submitted', 'in_review', 'changes_requested'])
  return {
    waiting: isWaiting,
    mine: sql`(${sellerApplications.assignedTo} = ${userId} and ${isOpen})`,
  }
}

/** One page of the applications: what waits for the factory first, the longest first; then what was decided last. */
export function applicationsQuery(asked: AskedApplications) {
  const owner = alias(users, 'owner')
  const rank = sql`case ${sellerApplications.status} when 'submitted' then 0 when 'in_review' then 0
    when 'changes_requested' then 1 else 2 end`
  return build
    .select({ application: sellerApplications, assignedName: owner.name })
    .from(sellerApplications)
    .leftJoin(owner, eq(owner.id, sellerApplications.assignedTo))
    .where(areAsked(asked))
    .orderBy(
      rank,
      sql`case when ${rank} = 2 then -${sellerApplications.updatedAt} else ${sellerApplications.submittedAt} end`,
      asc(sellerApplications.id),
    )
    .limit(sellersPageSize)
    .offset((asked.query.page - 1) * sellersPageSize)
}

export function applicationTotalQuery(asked: AskedApplications) {
  return build.select({ total: count() }).from(sellerApplications).where(areAsked(asked))
}

/** The applications whose number, name or address hold the words: SQL cannot fold, and they are few. */
export async function applicationsNamed(
  database: Database,
  factoryId: string,
  typed: string,
): Promise<string[] | undefined> {
  if (typed.trim() === '') return undefined
  const { id, number, company, orgNo, email } = sellerApplications
  const [rows] = await database.read([
    build
      .select({ id, number, company, orgNo, email })
      .from(sellerApplications)
      .where(and(eq(sellerApplications.factoryId, factoryId), isSeen)),
  ])
  const isFound = finderOf(typed)
  return rows
    .filter((row) => isFound([row.company, row.number, row.orgNo, row.email].join(' ')))
    .map((row) => row.id)
}

/** One page of the sellers, by their names; those that are gone come last. */
export function sellersQuery(asked: AskedSellers) {
  return build
    .select({
      seller: sellers,
      products: sql<number>`(select count(*) from ${sellerProducts} as it where it.seller_id = ${sellers.id})`,
    })
    .from(sellers)
    .where(areWanted(asked))
    .orderBy(
      sql`${sellers.status} = 'terminated'`,
      asc(sql`lower(${sellers.name})`),
      asc(sellers.id),
    )
    .limit(sellersPageSize)
    .offset((asked.query.page - 1) * sellersPageSize)
}

export function sellerTotalQuery(asked: AskedSellers) {
  return build.select({ total: count() }).from(sellers).where(areWanted(asked))
}

/** How many there are of each, whatever is filtered. */
export function countsQuery({ factoryId, userId }: Looked) {
  const areOurs = and(eq(sellerApplications.factoryId, factoryId), isSeen)
  const { waiting, mine } = applicationQueue({ userId })
  const of = (where?: SQL) =>
    sql<number>`(select count(*) from ${sellerApplications} where ${and(areOurs, where)})`
  return build
    .select({
      applications: of().as('applications'),
      waiting: of(waiting).as('waiting'),
      mine: of(mine).as('mine'),
      sellers:
        sql<number>`(select count(*) from ${sellers} where ${eq(sellers.factoryId, factoryId)})`.as(
          'sellers',
        ),
    })
    .from(sql`(select 1)`)
}

/** A draft is its applicant's alone. */
export const isSeen = ne(sellerApplications.status, 'draft')

function areAsked({ factoryId, userId, query, found }: AskedApplications) {
  const { queue, status } = query
  return and(
    eq(sellerApplications.factoryId, factoryId),
    isSeen,
    status && eq(sellerApplications.status, status),
    queue && applicationQueue({ userId })[queue],
    found &&
      sql`${sellerApplications.id} in (select value from json_each(${JSON.stringify(found)}))`,
  )
}

function areWanted({ factoryId, query: { q, status, kind } }: AskedSellers) {
  const texts = [sellers.searchText, sql`lower(${sellers.contact})`, sql`lower(${sellers.email})`]
  return and(
    eq(sellers.factoryId, factoryId),
    status && eq(sellers.status, status),
    kind && eq(sellers.kind, kind),
    q.trim() === '' ? undefined : holdsAll(texts, orderWords(q)),
  )
}
