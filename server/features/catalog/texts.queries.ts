import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { categories, categoryTranslations, pageContents } from '#db/schema/index.ts'
import { contentQueryWhere } from '#server/features/content/content.queries.ts'
import { firstWords, isTranslated } from '#server/features/languages/words.queries.ts'
import type { Database } from '#server/platform/database.ts'
import type { InScope, Scope } from '#server/http/scope.ts'

type Build = Database['build']

const ownCategory = alias(categoryTranslations, 'own_category')
const fallbackCategory = alias(categoryTranslations, 'fallback_category')
const headingKeys = ['title', 'lede', 'metaTitle', 'metaDescription']

/** The words at the head of a list page, as the factory edits them. */
export function selectHeading(build: Build, scope: Scope, pageSlug: string) {
  const isHeading = and(
    eq(pageContents.pageSlug, pageSlug),
    inArray(pageContents.contentKey, headingKeys),
  )
  return contentQueryWhere(build, scope, isHeading)
}

/** A category's words, where the joins of `categoryWordsIn` are made. */
export const categoryWords = (scope: InScope) => ({
  slug: words(scope, 'slug', categories.key),
  name: words(scope, 'name', categories.key),
  description: words(scope, 'description', sql`''`),
})

function words(
  scope: InScope,
  name: 'slug' | 'name' | 'description',
  otherwise: SQLiteColumn | SQL,
) {
  return sql<string>`${firstWords(scope, {
    own: ownCategory[name],
    of: {
      column: categoryTranslations[name],
      owner: categoryTranslations.categoryId,
      id: categories.id,
    },
    behind: fallbackCategory[name],
    otherwise,
  })}`
}

/** The two joins that `categoryWords` reads, each with its condition. */
export function categoryWordsIn(scope: InScope) {
  return {
    own: [
      ownCategory,
      and(
        eq(ownCategory.categoryId, categories.id),
        eq(ownCategory.languageCode, scope.languageCode),
      ),
    ],
    fallback: [
      fallbackCategory,
      and(
        eq(fallbackCategory.categoryId, categories.id),
        eq(fallbackCategory.languageCode, scope.defaultCode),
      ),
    ],
  } as const
}

/** The active categories in their order, in the page's words. */
export function selectCategories(build: Build, scope: Scope) {
  const joins = categoryWordsIn(scope)
  const { id, key, tint, imageUrl } = categories
  return build
    .select({ id, key, tint, imageUrl, ...categoryWords(scope) })
    .from(categories)
    .leftJoin(...joins.own)
    .leftJoin(...joins.fallback)
    .where(and(eq(categories.factoryId, scope.factoryId), eq(categories.isActive, true)))
    .orderBy(categories.sortOrder, categories.id)
}

/** The slugs of every category in every language. */
export function selectCategorySlugs(build: Build, scope: Scope) {
  return build
    .select({
      id: categoryTranslations.categoryId,
      languageCode: categoryTranslations.languageCode,
      slug: categoryTranslations.slug,
      isTranslated: isTranslated(categoryTranslations),
    })
    .from(categoryTranslations)
    .innerJoin(categories, eq(categories.id, categoryTranslations.categoryId))
    .where(and(eq(categories.factoryId, scope.factoryId), ne(categoryTranslations.slug, '')))
}
