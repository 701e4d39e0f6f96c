import { languages, productTranslations } from '#db/schema/index.ts'
import { and, eq } from 'drizzle-orm'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { searchable } from '#domain/search.ts'
import { sortName } from '#domain/sort-name.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Words = AdminProduct['words'][string]

/** True for every language that words are written in, open to visitors or not yet. */
export async function hasLanguage({ database }: Ctx, code: string): Promise<boolean> {
  const [found] = await database.read([
    build.select({ code: languages.code }).from(languages).where(eq(languages.code, code)),
  ])
  return found.length > 0
}

/** The words of a product in a language, new or in the place of those it had, with what searches and sorts them. */
export function savedWords(
  { site: { factoryId } }: Ctx,
  { id, code }: { id: string; code: string },
  words: Words,
): Statement {
  const set = {
    ...words,
    folded: searchable(words.name, words.description),
    sortName: sortName(words.name, code),
  }
  const none = { ingredients: '', storageText: '', originText: '' }
  return statementOf(
    build
      .insert(productTranslations)
      .values({ productId: id, factoryId, languageCode: code, ...none, ...set })
      .onConflictDoUpdate({
        target: [productTranslations.productId, productTranslations.languageCode],
        set,
      }),
  )
}

/** Instead, where a product is to have no words in a language any more. */
export function removedWords(productId: string, code: string): Statement {
  const { productId: owner, languageCode } = productTranslations
  return statementOf(
    build.delete(productTranslations).where(and(eq(owner, productId), eq(languageCode, code))),
  )
}
