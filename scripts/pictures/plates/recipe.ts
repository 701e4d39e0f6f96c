import * as v from 'valibot'

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/u))

/** What lies on a plate: a shape, its colour, how many and how large (its radius on a plate of 600). */
const toppingSchema = v.strictTuple([
  v.picklist(['slice', 'leaf', 'sprig', 'chunk', 'dot', 'ring', 'dollop', 'strip', 'berry']),
  color,
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.number(),
])

const servingSchema = v.strictObject({
  /** Bread with a crust, a liquid up to the rim, or the plate itself. */
  ground: v.picklist(['bread', 'liquid', 'bare']),
  /** Of the bread and what it is spread with, or of the liquid. */
  colors: v.array(color),
  toppings: v.array(toppingSchema),
})

const recipeSchema = v.strictObject({
  vessel: v.picklist(['white', 'dark', 'bowl', 'cup']),
  serving: v.optional(servingSchema),
  /** Two other plates, each for one half. */
  halves: v.optional(v.strictTuple([v.string(), v.string()])),
})

export const recipesSchema = v.record(v.string(), recipeSchema)

export type Topping = v.InferOutput<typeof toppingSchema>
export type Serving = v.InferOutput<typeof servingSchema>
export type Recipe = v.InferOutput<typeof recipeSchema>
export type Recipes = v.InferOutput<typeof recipesSchema>
