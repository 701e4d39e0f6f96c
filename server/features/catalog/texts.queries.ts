import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { categories, categoryTranslations, pageContents } from '#db/schema/index.ts'
import { contentQueryWhere } from '#server/features/content/content.queries.ts'
import type { Database } from '#server/platform/database.ts'
import type { Scope } from '#server/http/scope.ts'

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

/** A category's words, where `joinCategoryWords` has joined them. */
export const categoryWords = {
  slug: sql<string>`coalesce(${ownCategory.slug}, ${fallbackCategory.slug}, ${categories.key})`,
  name: sql<string>`coalesce(${ownCategory.name}, ${fallbackCategory.name}, ${categories.key})`,
  description: sql<string>`coalesce(${ownCategory.description}, ${fallbackCategory.description}, '')`,
}

/** The two joins that `categoryWords` reads, each with its condition. */
export function categoryWordsIn(scope: Scope) {
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
  const words = categoryWordsIn(scope)
  return build
    .select({ id: categories.id, key: categories.key, tint: categories.tint, ...categoryWords })
    .from(categories)
    .leftJoin(...words.own)
    .leftJoin(...words.fallback)
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
    })
    .from(categoryTranslations)
    .innerJoin(categories, eq(categories.id, categoryTranslations.categoryId))
    .where(eq(categories.factoryId, scope.factoryId))
}
