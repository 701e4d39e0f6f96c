import type { EditableText } from '#domain/editing.schema.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Reading, Text, TextScope, TextWish } from './text-adapter.queries.ts'
import { adapterOf, isNoun } from './text-adapters.ts'
import { editableText } from './text-view.ts'
import { findTextsOfAllPages } from './texts.repository.ts'

/** A text of the site in one language. */
export interface TextAddress extends TextWish {
  page: string
  key: string
  language: string
}

/** The text, also one that a page has no words for yet; undefined where there is no such page, key or language. */
export async function findText(
  ctx: Reading,
  { key, ...address }: TextAddress,
): Promise<Text | undefined> {
  return adapterOf(address.page).find(ctx, { ...textScope(ctx, address), key }, address)
}

/** All texts of a page in a language; undefined where there is no such page or language. */
export async function listTexts(
  ctx: Reading,
  { of, ...address }: { page: string; language: string; of?: readonly string[] | undefined },
): Promise<EditableText[] | undefined> {
  const scope = textScope(ctx, address)
  const rows = await adapterOf(address.page).list(ctx, { ...scope, of })
  return rows?.map((row) => editableText(row, scope))
}

/** The texts of all pages in a language; undefined where there is no such language. */
export async function listTextsOfAllPages(
  ctx: Reading,
  language: string,
): Promise<EditableText[] | undefined> {
  const scope = textScope(ctx, { page: '', language })
  const { isLanguage, texts } = await findTextsOfAllPages(ctx.database, scope)
  if (!isLanguage) return undefined
  return texts
    .map((row) => editableText(row, { ...scope, page: row.page }))
    .toSorted((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0))
}

/** The texts of these pages in a language; undefined where there is no such language. A page that is none has no texts. */
export async function findTexts(
  ctx: Reading,
  pages: ReadonlySet<string>,
  language: string,
): Promise<Text[] | undefined> {
  const scope = textScope(ctx, { page: '', language })
  const nouns = [...pages].filter((page) => isNoun(page))
  const [all, ...lists] = await Promise.all([
    findTextsOfAllPages(ctx.database, scope),
    ...nouns.map((page) => adapterOf(page).list(ctx, { ...scope, page })),
  ])
  if (!all.isLanguage) return undefined
  return [...all.texts, ...lists.flatMap((rows = []) => rows)].map((row) => ({
    row,
    ref: { ...scope, page: row.page, key: row.key },
  }))
}

function textScope(
  { site }: Pick<Reading, 'site'>,
  { page, language }: { page: string; language: string },
): TextScope {
  return {
    factoryId: site.factoryId,
    page,
    languageCode: language,
    defaultCode: defaultLanguageOf(site),
  }
}
