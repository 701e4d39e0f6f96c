import * as v from 'valibot'
import { boundedLine, boundedText } from './bounded-text.schema.ts'
import { languageCodeSchema } from './language-code.schema.ts'

export const mostOptions = 8
export const mostChoices = 30
export const mostOptionLetters = 80
/** What a buyer may type at most, in characters; and the largest number. */
const mostTyped = 500
const mostNumber = 10_000
const mostSurchargeOre = 10_000_000
const mostGrams = 1_000_000

/** Stays as long as the option does: carts and orders name it by this. */
export const optionKey = v.pipe(boundedText(60), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u))
/** By the code of the language; what is left empty in one is read in another. */
export const optionLabel = v.pipe(
  v.record(languageCodeSchema, boundedLine(mostOptionLetters, 'option_label_long')),
  v.maxEntries(100),
  v.transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text))),
)
const whole = (least: number, most: number) =>
  v.pipe(
    v.number('whole_number_invalid'),
    v.safeInteger('whole_number_invalid'),
    v.minValue(least, 'whole_number_invalid'),
    v.maxValue(most, 'whole_number_invalid'),
  )
/** Never less than nothing: the product's own price is the least that a buyer pays. */
export const surchargeOre = v.pipe(
  v.number('surcharge_invalid'),
  v.safeInteger('surcharge_invalid'),
  v.minValue(0, 'surcharge_invalid'),
  v.maxValue(mostSurchargeOre, 'surcharge_invalid'),
)

const choice = v.strictObject({
  value: optionKey,
  label: optionLabel,
  /** Added to the product's price, in øre. */
  priceOre: surchargeOre,
  /** The size this choice gives, where it differs from the product's own. */
  netQuantity: v.exactOptional(whole(1, mostGrams)),
  grossWeightG: v.exactOptional(whole(1, mostGrams)),
})

const common = { key: optionKey, label: optionLabel, required: v.boolean() }
const attribute = v.variant('type', [
  v.strictObject({
    ...common,
    type: v.literal('choice'),
    options: v.pipe(
      v.array(choice),
      v.minLength(1, 'choices_missing'),
      v.maxLength(mostChoices, 'too_many_choices'),
      v.check((choices) => areOnce(choices.map(({ value }) => value)), 'option_doubled'),
    ),
  }),
  v.strictObject({ ...common, type: v.literal('number'), max: whole(1, mostNumber) }),
  v.strictObject({ ...common, type: v.literal('text'), max: whole(1, mostTyped) }),
])

/**
 * What a buyer may choose of a product. One schema for who writes it and for who reads it: the pages, the cart's prices and the
 * checkout take `AttributeSchema`, which is what comes out of it.
 */
export const productOptionsSchema = v.pipe(
  v.array(attribute),
  v.maxLength(mostOptions, 'too_many_choices'),
  v.check((options) => areOnce(options.map((each) => each.key)), 'option_doubled'),
)
export type ProductOptions = v.InferOutput<typeof productOptionsSchema>

function areOnce(names: readonly string[]): boolean {
  return new Set(names).size === names.length
}
