import { type SQL, sql } from 'drizzle-orm'
import { productTranslations } from '#db/schema/index.ts'
import { saveProductWordsSchema } from '#domain/admin-products.schema.ts'
import { searchable, searchableHalves } from '#domain/search.ts'
import { sortName } from '#domain/sort-name.ts'
import {
  type ColumnAt,
  type ColumnNoun,
  productColumns,
} from '#server/features/column-texts/column-noun.queries.ts'
import { columnTexts } from '#server/features/column-texts/column-texts.queries.ts'
import type { WriteCtx } from '#server/features/content/text-adapter.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

const { name, description, packageSize } = saveProductWordsSchema.entries

/**
 * What a product is called, by its id. Ingredients, storage and origin are not among them: who changes food information confirms all of
 * it in its form (Regulation (EU) No 1169/2011, art. 8).
 */
export const productNoun: ColumnNoun = {
  page: '@products',
  area: 'products',
  of: productColumns,
  key: sql`owner.id`,
  logged: sql`owner.key`,
  // Dishes stand on menus, not among the products.
  among: sql`owner.kind = 'goods'`,
  listed: sql`owner.is_active = 1`,
  order: sql`owner.key`,
  under: '/products/',
  fields: {
    name: { column: 'name', rule: name, logged: 'names' },
    description: { column: 'description', rule: description, logged: 'descriptions' },
    packageSize: { column: 'package_size', rule: packageSize, logged: 'packageSizes' },
  },
  audited: 'product',
  written: writtenText,
}
export const productTexts = columnTexts(productNoun)

const none = { name: '', description: '', packageSize: '', sortName: '' }
const noFood = { ingredients: '', storageText: '', originText: '' }

/**
 * With what searches and sorts the product. In a language where it had no words its address is that of another one: what an address
 * says is decided in the form.
 */
function writtenText(
  { site: { factoryId } }: WriteCtx,
  { ownerId: productId, languageCode, defaultCode, field }: ColumnAt,
  value: string,
): Statement {
  const slug = sql`(select its.slug from ${productTranslations} as its
    where its.product_id = ${productId} and its.slug <> '' order by its.language_code = ${defaultCode} desc limit 1)`
  const sorted = field === 'name' ? { sortName: sortName(value, languageCode) } : {}
  const own = { [field]: value, ...sorted }
  const { made, kept } = foldedWith(field, value)
  return statementOf(
    build
      .insert(productTranslations)
      .values({
        productId,
        factoryId,
        languageCode,
        slug,
        ...none,
        ...noFood,
        ...own,
        folded: made,
      })
      .onConflictDoUpdate({
        target: [productTranslations.productId, productTranslations.languageCode],
        set: { ...own, folded: kept },
      }),
  )
}

/** What a search looks into: of a new row, and of one that keeps the words of the other text. */
function foldedWith(field: string, value: string): { made: string; kept: SQL } {
  const { folded } = productTranslations
  const tab = sql`instr(${folded}, char(9))`
  const ofName = sql`coalesce(nullif(substr(${folded}, 1, ${tab}), ''), char(9))`
  const ofDescription = sql`coalesce(nullif(substr(${folded}, ${tab} + 1), ''), ' ')`
  const whole = (halves: SQL) => sql`coalesce(nullif(${halves}, char(9) || ' '), '')`
  if (field === 'name') {
    const [head] = searchableHalves(value, '')
    return { made: searchable(value), kept: whole(sql`${head} || ${ofDescription}`) }
  }
  if (field !== 'description') return { made: '', kept: sql`${folded}` }
  const [, tail] = searchableHalves('', value)
  return { made: searchable('', value), kept: whole(sql`${ofName} || ${tail}`) }
}
