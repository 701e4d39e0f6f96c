import { asc, eq } from 'drizzle-orm'
import { categories, categoryTranslations } from '#db/schema/index.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'

/** What each category is called in each language, in their order. */
export async function listCategoryNames({ database, site }: Ctx) {
  const [rows] = await database.read([
    build
      .select({
        ...{ id: categories.id, key: categories.key },
        ...{ code: categoryTranslations.languageCode, name: categoryTranslations.name },
      })
      .from(categories)
      .leftJoin(categoryTranslations, eq(categoryTranslations.categoryId, categories.id))
      .where(eq(categories.factoryId, site.factoryId))
      .orderBy(asc(categories.sortOrder), asc(categories.id)),
  ])
  return rows
}
