import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  categories,
  categoryTranslations,
  pageContents,
  pageContentTranslations,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { categoryId } from './filter.queries.ts'
import type { CatalogScope } from './scope.queries.ts'

type Build = Database['build']

const ownText = alias(pageContentTranslations, 'own_text')
const fallbackText = alias(pageContentTranslations, 'fallback_text')
const ownCategory = alias(categoryTranslations, 'own_category')
const fallbackCategory = alias(categoryTranslations, 'fallback_category')
const headingKeys = ['title', 'lede', 'metaTitle', 'metaDescription']

/** The words at the head of a list page, as the factory edits them. */
export function selectHeading(build: Build, scope: CatalogScope, pageSlug: string) {
  return build
    .select({
      key: pageContents.contentKey,
      text: sql<string>`coalesce(${ownText.contentValue}, ${fallbackText.contentValue}, '')`,
    })
    .from(pageContents)
    .leftJoin(
      ownText,
      and(eq(ownText.pageContentId, pageContents.id), eq(ownText.languageCode, scope.languageCode)),
    )
    .leftJoin(
      fallbackText,
      and(
        eq(fallbackText.pageContentId, pageContents.id),
        eq(fallbackText.languageCode, scope.defaultCode),
      ),
    )
    .where(
      and(
        eq(pageContents.factoryId, scope.factoryId),
        eq(pageContents.pageSlug, pageSlug),
        inArray(pageContents.contentKey, headingKeys),
        eq(pageContents.isActive, true),
      ),
    )
}

/** A category's words, where `joinCategoryWords` has joined them. */
export const categoryWords = {
  slug: sql<string>`coalesce(${ownCategory.slug}, ${fallbackCategory.slug}, ${categories.key})`,
  name: sql<string>`coalesce(${ownCategory.name}, ${fallbackCategory.name}, ${categories.key})`,
  description: sql<string>`coalesce(${ownCategory.description}, ${fallbackCategory.description}, '')`,
}

/** The two joins that `categoryWords` reads, each with its condition. */
export function categoryWordsIn(scope: CatalogScope) {
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
export function selectCategories(build: Build, scope: CatalogScope) {
  const words = categoryWordsIn(scope)
  return build
    .select({ id: categories.id, key: categories.key, tint: categories.tint, ...categoryWords })
    .from(categories)
    .leftJoin(...words.own)
    .leftJoin(...words.fallback)
    .where(and(eq(categories.factoryId, scope.factoryId), eq(categories.isActive, true)))
    .orderBy(categories.sortOrder)
}

/** The slugs of one category, by language; none where no active category has that key or slug. */
export function selectCategorySlugs(build: Build, scope: CatalogScope, name: string) {
  return build
    .select({
      id: categoryTranslations.categoryId,
      languageCode: categoryTranslations.languageCode,
      slug: categoryTranslations.slug,
    })
    .from(categoryTranslations)
    .where(eq(categoryTranslations.categoryId, categoryId(scope, name)))
}
