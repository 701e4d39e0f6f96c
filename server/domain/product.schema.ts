import * as v from 'valibot'
import { allergenCodes, diets, temperatures } from './catalog.ts'
import { nutrients } from './nutrition.ts'
import {
  alternates,
  badge,
  paths,
  productCardSchema,
  productImageSchema,
  state,
  tint,
  unit,
} from './product-card.schema.ts'

const choiceSchema = v.object({
  value: v.string(),
  label: v.string(),
  addedOre: v.number(),
  /** The size that this choice gives, where it differs from the product's own. */
  netQuantity: v.optional(v.number()),
  /** The product's price with this choice alone. */
  priceOre: v.optional(v.number()),
  unit: v.optional(unit),
})

const optionSchema = v.object({
  key: v.string(),
  label: v.string(),
  type: v.picklist(['choice', 'number', 'text']),
  isRequired: v.boolean(),
  choices: v.array(choiceSchema),
  /** The largest number, or the most characters. */
  max: v.optional(v.number()),
})

export const productSchema = v.object({
  id: v.string(),
  slug: v.string(),
  paths,
  alternates,
  name: v.string(),
  packageSize: v.string(),
  description: v.string(),
  sku: v.string(),
  barcode: v.optional(v.string()),
  tint,
  badge: v.optional(badge),
  images: v.array(
    v.object({
      ...productImageSchema.entries,
      /** What it shows, in the page's language; without it the product's name stands there. */
      alt: v.optional(v.string()),
      width: v.number(),
      height: v.number(),
    }),
  ),
  /** Its pictures for networks and search engines, of which many know no WebP. */
  sharedImages: v.array(v.string()),
  categories: v.array(v.object({ key: v.string(), slug: v.string(), name: v.string() })),
  price: v.object({
    priceOre: v.optional(v.number()),
    /** As on its card. */
    priorOre: v.optional(v.number()),
    priceToOre: v.optional(v.number()),
    isFrom: v.optional(v.boolean()),
    unit: v.optional(unit),
    /** The VAT that the price holds, in basis points: 1500 is 15 %. */
    vatBp: v.optional(v.number()),
  }),
  /** What the unit price is reckoned from: g, ml or pieces. */
  net: v.object({ quantity: v.number(), unit: v.picklist(['g', 'ml', 'piece']) }),
  options: v.array(optionSchema),
  state,
  restockOn: v.optional(v.string()),
  canBuy: v.boolean(),
  quantity: v.object({ min: v.number(), step: v.number(), max: v.number() }),
  temperature: v.picklist(temperatures),
  withdrawal: v.picklist(['standard_14', 'perishable', 'custom_made', 'sealed']),
  food: v.object({
    /** What nobody eats or drinks declares neither ingredients nor allergens; what declares them all the same is told as food. */
    isFood: v.boolean(),
    /** Allergens stand between `**` marks. */
    ingredients: v.string(),
    allergens: v.array(
      v.object({
        code: v.picklist(allergenCodes),
        level: v.picklist(['contains', 'may_contain']),
        detail: v.string(),
      }),
    ),
    /** Only what somebody answered: an allergen that stands in neither list is not told. */
    freeFrom: v.array(v.picklist(allergenCodes)),
    storage: v.string(),
    origin: v.string(),
    originCountry: v.string(),
    shelfLifeDays: v.optional(v.number()),
    diets: v.array(v.picklist(diets)),
    /** Left out where none is declared. */
    nutrition: v.optional(
      v.object({
        per: v.picklist(['g', 'ml']),
        portion: v.number(),
        kcal: v.number(),
        rows: v.array(
          v.object({
            nutrient: v.picklist(nutrients),
            amount: v.number(),
            percent: v.nullable(v.number()),
          }),
        ),
      }),
    ),
  }),
  related: v.array(productCardSchema),
  /** How many sellers on the map carry it, where one does. */
  sellers: v.optional(v.number()),
})

export type ProductOption = v.InferOutput<typeof optionSchema>
export type Product = v.InferOutput<typeof productSchema>
