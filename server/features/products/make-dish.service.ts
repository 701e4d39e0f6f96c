import { appConfig } from '#config'
import { changesOf } from '#domain/audit-changes.ts'
import type { NewDish } from '#domain/admin-dishes.schema.ts'
import { longestSku } from '#domain/admin-products.schema.ts'
import { newId } from '#domain/ids.ts'
import type { Result } from '#domain/result.ts'
import { slugOf } from '#domain/slugs.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import {
  allHold,
  findMade,
  freeName,
  insertedProduct,
  type NewDishParts,
} from './make-product.repository.ts'
import { areFree } from './product-marks.queries.ts'
import { savedWords } from './product-words.repository.ts'

interface NewDishProduct extends Omit<NewDish, 'prepMinutes'> {
  restaurantId: string
  /** Of the restaurant. */
  slug: string
}

/** The id of the product that a new dish is, once per key. Refuses `key_reused`, and `too_many` where what has to hold does not. */
export function makeDishProduct(
  ctx: Ctx,
  dish: NewDishProduct,
  { key, ...parts }: NewDishParts & { key: string },
): Promise<Result<string>> {
  return makeOnce(
    ctx,
    { scope: 'dish', key, body: dish },
    {
      find: (stored) => findMade(ctx, stored),
      make: (call) => writeNewDish(ctx, dish, { ...parts, call }),
    },
  )
}

async function writeNewDish(
  ctx: Ctx,
  dish: NewDishProduct,
  { call, categoryId, when, also }: NewDishParts & { call: Call },
): Promise<string | undefined> {
  const { languageCode: code, name, slug, shopPriceOre, vatClass } = dish
  const id = newId()
  const key = await freeName(ctx, 'key', `${slug}-${slugOf(name) || 'dish'}`)
  const sku = await freeName(ctx, 'sku', key.toUpperCase().slice(0, longestSku - 4))
  const isMade = await insertedProduct(ctx, {
    ...{ id, rev: 0, when: allHold([areFree(ctx, id, { sku, slugs: [key], key }), ...when]) },
    set: { key, sku, shopPriceOre, vatClass, categoryId, ...begun, attributesSchema: [] },
    also: [
      spentKey(ctx.database.build, call, id),
      // A dish has no page: its address is its key, in every language.
      savedWords(ctx, { id, code }, { name, slug: key, description: '', packageSize: '' }),
      ...also(id),
    ],
    audit: {
      action: 'dish_made',
      entity: 'dish',
      entityId: key,
      changes: changesOf('product', null, { names: { [code]: name }, shopPriceOre, vatClass }),
    },
  })
  return isMade ? id : undefined
}

/** What every dish is as a product: made when it is ordered, and never sent. */
const begun = {
  kind: 'dish',
  netQuantity: 1,
  netUnit: 'piece',
  grossWeightG: 1,
  temperature: 'ambient',
  withdrawalPolicy: 'perishable',
  availability: 'sale',
  stockPolicy: 'untracked',
  maxQty: appConfig.limits.maxLineQuantity,
  originCountry: 'NO',
  nutrition: {
    ...{ kj: 0, kcal: 0, fat: 0, saturates: 0, carbs: 0, sugars: 0, fibre: 0, protein: 0 },
    ...{ salt: 0, portion: 100 },
  },
  isActive: false,
} as const
