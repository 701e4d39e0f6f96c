import { eq, sql } from 'drizzle-orm'
import {
  productAllergens,
  productDiets,
  productImages,
  productRelations,
  products,
  productTranslations,
  redirects,
} from '#db/schema/index.ts'
import { longestSku, mostProductLetters } from '#domain/admin-products.schema.ts'
import { changesOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import { longestSlug } from '#domain/page-address.ts'
import { searchable } from '#domain/search.ts'
import { sortName } from '#domain/sort-name.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { emptyShelf, insertedProduct } from './make-product.repository.ts'
import { placedIn } from './product-facts.repository.ts'
import { areFree } from './product-marks.queries.ts'
import type { findProductRows } from './products.repository.ts'

type Rows = Awaited<ReturnType<typeof findProductRows>>
type Found = Rows & { product: NonNullable<Rows['product']> }

/** The id of the copy; undefined where there is no room for it. */
export async function writeCopy(ctx: Ctx, found: Found, call: Call): Promise<string | undefined> {
  const { row } = found.product
  const id = newId()
  const number = await freeNumber(ctx, found)
  const { key, sku, slugs } = namesOf(found, number)
  const isMade = await insertedProduct(ctx, {
    ...{ id, rev: 0 },
    when: areFree(ctx, id, { key, sku, slugs, isNew: true }),
    set: { ...copied(row), key, sku },
    also: [
      spentKey(ctx.database.build, call, id),
      ...copiedParts(found, { id, number }),
      emptyShelf(id),
    ],
    audit: {
      action: 'product_made',
      entity: 'product',
      entityId: key,
      changes: changesOf('product', null, { sku }),
    },
  })
  return isMade ? id : undefined
}

/** The least number that none of its names bears yet, nor an address that leads elsewhere. */
async function freeNumber({ database, site }: Ctx, found: Found): Promise<number> {
  const [marks, said, led] = await database.read([
    build
      .select({ key: products.key, sku: products.sku })
      .from(products)
      .where(eq(products.factoryId, site.factoryId)),
    build
      .select({ slug: productTranslations.slug })
      .from(productTranslations)
      .where(eq(productTranslations.factoryId, site.factoryId)),
    build
      .select({ path: redirects.fromPath })
      .from(redirects)
      .where(eq(redirects.factoryId, site.factoryId)),
  ])
  const taken = new Set([
    ...marks.flatMap(({ key, sku }) => [key, sku]),
    ...said.map(({ slug }) => slug),
    ...led.map(({ path }) => path.replace('/products/', '')),
  ])
  const isTaken = ({ key, sku, slugs }: ReturnType<typeof namesOf>) =>
    [key, sku, ...slugs].some((name) => taken.has(name))
  let number = 2
  while (isTaken(namesOf(found, number))) number += 1
  return number
}

/** What a copy is found by. */
function namesOf({ product: { row }, words }: Found, number: number) {
  const slugs = words.map(({ slug }) => slug).filter(Boolean)
  return {
    key: numbered(row.key, number, longestSlug),
    sku: numbered(row.sku, number, longestSku),
    slugs: slugs.map((slug) => numbered(slug, number, longestSlug)),
  }
}

/** A name with a number behind it, cut so that both have room. */
function numbered(name: string, number: number, most: number): string {
  const end = `-${number}`
  return `${name.slice(0, most - end.length).replace(/-+$/u, '')}${end}`
}

/** All that a copy takes over of the row itself. */
function copied(row: Found['product']['row']) {
  const { id: _id, rev: _rev, priceOre: _priceOre, popularity: _popularity, ...kept } = row
  const {
    createdAt: _createdAt,
    createdBy: _createdBy,
    updatedAt: _at,
    updatedBy: _by,
    ...own
  } = kept
  const availability = own.availability === 'ended' ? ('sale' as const) : own.availability
  return {
    ...{ ...own, availability, isActive: false, barcode: null },
    ...{ foodInfoConfirmedAt: null, foodInfoConfirmedBy: null },
    ...{ salePriceOre: null, priorPriceOre: null, restockOn: null },
  }
}

function copiedParts(found: Found, { id, number }: { id: string; number: number }): Statement[] {
  const { words, places, allergens, diets, images, product } = found
  const own = { productId: id }
  const said = words.map((row) => {
    const end = ` (${number})`
    const name =
      row.name === '' ? '' : `${row.name.slice(0, mostProductLetters - end.length)}${end}`
    const slug = row.slug === '' ? '' : numbered(row.slug, number, longestSlug)
    return {
      ...{ ...row, ...own, name, slug },
      folded: searchable(name, row.description),
      sortName: sortName(name, row.languageCode),
    }
  })
  const statements = [
    said.length > 0 && build.insert(productTranslations).values(said),
    allergens.length > 0 &&
      build.insert(productAllergens).values(allergens.map((row) => ({ ...row, ...own }))),
    diets.length > 0 && build.insert(productDiets).values(diets.map((row) => ({ ...row, ...own }))),
    images.length > 0 &&
      build
        .insert(productImages)
        .values(images.map(({ row }) => ({ ...row, ...own, id: newId() }))),
    build
      .insert(productRelations)
      .select(
        sql`select ${id}, related_id, sort_order from ${productRelations} where product_id = ${product.row.id}`,
      ),
  ]
  return [
    ...statements.flatMap((each) => (each ? [statementOf(each)] : [])),
    ...placedIn(id, [...new Set([product.row.categoryId, ...places.map((at) => at.categoryId)])]),
  ]
}
