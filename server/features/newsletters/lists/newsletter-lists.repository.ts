import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import {
  languages,
  newsletterLists,
  pageContents,
  pageContentTranslations,
  subscribers,
  subscriptions,
} from '#db/schema/index.ts'
import { newsletterLimits } from '#domain/newsletters.ts'
import type { Ctx } from '#server/http/context.ts'
import { madeBefore } from '#server/http/once.queries.ts'
import { type RowSave, saveRow } from '#server/save/save-row.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

export type ListRows = Awaited<ReturnType<typeof findListRows>>

/** Every list in its order, its names in all languages, and which languages there are: one round trip. */
export async function findListRows(database: Database, factoryId: string) {
  const { id, key, isDefault, isOpen, rev } = newsletterLists
  const [rows, names, codes] = await database.read([
    build
      .select({
        ...{ id, key, isDefault, isOpen, rev },
        confirmed: subscribedAs('confirmed'),
        pending: subscribedAs('pending'),
      })
      .from(newsletterLists)
      .where(eq(newsletterLists.factoryId, factoryId))
      .orderBy(asc(newsletterLists.sortOrder), asc(newsletterLists.id)),
    namesQuery(factoryId),
    build.select({ code: languages.code }).from(languages),
  ])
  return { rows, names, codes: codes.map(({ code }) => code) }
}

/** How many get it, or have not yet said that they want it; those who must get nothing are none of them. */
function subscribedAs(status: 'confirmed' | 'pending') {
  return sql<number>`(select count(*) from ${subscriptions} as held
    join ${subscribers} as reader on reader.id = held.subscriber_id and reader.status = 'enabled'
    where held.list_id = ${newsletterLists}.id and held.status = ${status})`
}

function namesQuery(factoryId: string) {
  const { contentKey, pageSlug } = pageContents
  const { languageCode, contentValue } = pageContentTranslations
  return build
    .select({ textKey: contentKey, languageCode, name: contentValue })
    .from(pageContents)
    .innerJoin(pageContentTranslations, eq(pageContentTranslations.pageContentId, pageContents.id))
    .where(
      and(
        eq(pageContents.factoryId, factoryId),
        eq(pageSlug, 'newsletter'),
        sql`${contentKey} like 'list.%.title'`,
        ne(contentValue, ''),
      ),
    )
}

/** The list that a call with this key has made. */
export async function findMadeList(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(database.build, key)])
  return rows[0]
}

/** Holds while a list may be made that is named so: there is room for it, and no other has the key. */
export function canMakeList({ site: { factoryId } }: Ctx, key: string): SQL {
  const ours = sql`${newsletterLists} as it where it.factory_id = ${factoryId}`
  return sql`(select count(*) from ${ours}) < ${newsletterLimits.lists}
    and not exists (select 1 from ${ours} and it.key = ${key})`
}

/** Behind the others; the very first is what the forms of the site subscribe to. */
export function lastList({ site: { factoryId } }: Ctx) {
  const ours = sql`${newsletterLists} as it where it.factory_id = ${factoryId}`
  return {
    sortOrder: sql`(select coalesce(max(it.sort_order) + 1, 0) from ${ours})`,
    isDefault: sql`(select not exists (select 1 from ${ours} and it.is_default = 1))`,
  }
}

/** Saves a list as its editor saw it (see `saveRow`). */
export function saveList(
  ctx: Ctx,
  save: Omit<RowSave<typeof newsletterLists>, 'table' | 'revision'>,
): Promise<boolean> {
  return saveRow(ctx, { ...save, table: newsletterLists, revision: allLanguages })
}
