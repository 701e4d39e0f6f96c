import { codedPages } from '#domain/content.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import { footerTexts } from '#domain/footer.ts'
import type { Ctx } from '#server/http/context.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { TextRef } from './text-places.ts'
import { editableText, unwrittenText } from './text-view.ts'
import {
  findTextRow,
  findTextRows,
  findTextsOfAllPages,
  type TextScope,
} from './texts.repository.ts'
import type { Text } from './write-texts.ts'

/** A text of the site in one language. */
export interface TextAddress {
  page: string
  key: string
  language: string
  /** What it is where it has no row yet. */
  type?: 'text' | 'html' | undefined
}

type Reading = Pick<Ctx, 'database' | 'site'>

/** The text, also one that a page has no words for yet; undefined where there is no such page, text of the footer or language. */
export async function findText(ctx: Reading, address: TextAddress): Promise<Text | undefined> {
  const ref = refOf(ctx, address)
  const { isLanguage, hasPage, text } = await findTextRow(ctx.database, ref)
  if (!isLanguage || !isPage(address.page, hasPage) || !isText(address)) return undefined
  return { ref, row: text ?? unwrittenText(address, address.type ?? 'text') }
}

/** All texts of a page in a language; undefined where there is no such page or language. */
export async function listTexts(
  ctx: Reading,
  address: Omit<TextAddress, 'key'>,
): Promise<EditableText[] | undefined> {
  const scope = textScope(ctx, address)
  const { isLanguage, hasPage, texts } = await findTextRows(ctx.database, scope)
  if (!isLanguage || !isPage(address.page, hasPage)) return undefined
  return texts.map((row) => editableText(row, scope))
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

function refOf(ctx: Pick<Reading, 'site'>, address: TextAddress): TextRef {
  return { ...textScope(ctx, address), key: address.key }
}

function textScope({ site }: Pick<Reading, 'site'>, address: Omit<TextAddress, 'key'>): TextScope {
  return {
    factoryId: site.factoryId,
    page: address.page,
    languageCode: address.language,
    defaultCode: defaultLanguageOf(site),
  }
}

function isPage(page: string, hasPage: boolean): boolean {
  return hasPage || page === 'footer' || codedPages.some((coded) => coded === page)
}

/** The footer shows the texts that it knows, and no more: words under another name would be kept for nobody. */
function isText({ page, key }: TextAddress): boolean {
  return page !== 'footer' || footerTexts.includes(key)
}
