import { asc, eq, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  categoryTranslations,
  languages,
  productCategories,
  products,
} from '#db/schema/index.ts'
import { mostCategories } from '#domain/categories.schema.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { madeBefore } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveOrder } from '#server/save/save-order.queries.ts'
import { removeRow, type RowSave, saveRow } from '#server/save/save-row.queries.ts'

/** The words that a category is saved with in one language. */
export interface CategoryWords {
  name: string
  slug: string
  description: string
}

/** Every category in its order, its words in all languages, and how many products stand in each: one round trip. */
export async function findCategoryRows(database: Database, factoryId: string) {
  const [rows, words, counts, codes] = await database.read([
    build
      .select()
      .from(categories)
      .where(eq(categories.factoryId, factoryId))
      .orderBy(asc(categories.sortOrder), asc(categories.id)),
    build.select().from(categoryTranslations).where(eq(categoryTranslations.factoryId, factoryId)),
    build
      .select({ id: categories.id, products: standingIn(sql`${categories}.id`) })
      .from(categories)
      .where(eq(categories.factoryId, factoryId)),
    build.select({ code: languages.code }).from(languages),
  ])
  return { rows, words, counts, codes: codes.map(({ code }) => code) }
}

/** The category that a call with this key has made. */
export async function findMadeCategory(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(database.build, key)])
  return rows[0]
}

/** A product stands in its own category, and in others beside it. */
function standingIn(id: SQL) {
  return sql<number>`(select count(*) from ${products} as it where it.category_id = ${id}
    or exists (select 1 from ${productCategories} as too where too.product_id = it.id and too.category_id = ${id}))`
}

/** Holds while a category may be made that is found under this: there is room for it, and no other is named so. */
export function canBeMade(ctx: Ctx, id: string, slug: string): SQL {
  return sql`${hasRoom(ctx)} and ${isFreeSlug(ctx, id, slug)}`
}

function hasRoom({ site: { factoryId } }: Ctx): SQL {
  return sql`(select count(*) from ${categories} where ${categories.factoryId} = ${factoryId}) < ${mostCategories}`
}

/** Behind the others. */
export function lastPlace({ site: { factoryId } }: Ctx): SQL {
  return sql`(select coalesce(max(it.sort_order), 0) + 1 from ${categories} as it where it.factory_id = ${factoryId})`
}

/** The words of a category in a language, new or in the place of those it had. */
export function savedWords(
  ctx: Ctx,
  { id, code }: { id: string; code: string },
  words: CategoryWords,
): Statement {
  const { factoryId } = ctx.site
  return statementOf(
    build
      .insert(categoryTranslations)
      .values({ categoryId: id, factoryId, languageCode: code, ...words })
      .onConflictDoUpdate({
        target: [categoryTranslations.categoryId, categoryTranslations.languageCode],
        set: words,
      }),
  )
}

/** Holds where no other category is named by this: by its key, or by an address in any language. */
export function isFreeSlug({ site: { factoryId } }: Ctx, id: string, slug: string): SQL {
  return sql`not exists (select 1 from ${categories} as other where other.factory_id = ${factoryId}
    and other.id <> ${id} and (other.key = ${slug} or exists (select 1 from ${categoryTranslations} as said
      where said.category_id = other.id and said.slug = ${slug})))`
}

/** Puts the categories in an order where they stand as its writer saw them; false where they do not. */
export function saveCategoryOrder(
  ctx: Ctx,
  save: { order: readonly string[]; seen: readonly string[]; audit: AuditEntry },
): Promise<boolean> {
  return saveOrder(ctx, { table: categories, by: categories.id, ...save })
}

type CategorySave = Omit<RowSave<typeof categories>, 'table' | 'revision'>

/** Saves a category as its editor saw it (see `saveRow`). */
export function saveCategory(ctx: Ctx, save: CategorySave): Promise<boolean> {
  return saveRow(ctx, { ...save, table: categories, revision: allLanguages })
}

/** Removes a category in which no product stands; false where one does. */
export function deleteCategory(ctx: Ctx, at: Pick<CategorySave, 'id' | 'rev' | 'audit' | 'also'>) {
  const when = sql`${standingIn(sql`${at.id}`)} = 0`
  return removeRow(ctx, { ...at, when, table: categories, revision: allLanguages })
}
