import type { Attribute, AttributeSchema, ChoiceOption, Localized } from './catalog.ts'

/** A text in a language, else in the default language, else in any, else the key itself. */
export function localized(
  text: Localized,
  languages: { code: string; defaultCode: string },
  key: string,
): string {
  return text[languages.code] ?? text[languages.defaultCode] ?? Object.values(text)[0] ?? key
}

/** True where a buyer must choose before the product can go into the cart. */
export function hasRequiredOptions(attributes: AttributeSchema): boolean {
  return attributes.some((attribute) => attribute.required)
}

/** The least that a buyer adds to the price by what must be chosen, in øre. */
export function leastAddedOre(attributes: AttributeSchema): number {
  return attributes
    .filter((attribute) => attribute.required)
    .reduce((sum, attribute) => sum + Math.min(...pricesOf(attribute)), 0)
}

/** True where a choice costs more than the cheapest one: the price on a card reads 'from'. */
export function hasDearerChoice(attributes: AttributeSchema): boolean {
  return attributes.some((attribute) => {
    const prices = pricesOf(attribute)
    const least = attribute.required ? Math.min(...prices) : 0
    return prices.some((price) => price > least)
  })
}

/** The choices of an attribute; none for a number or a text. */
export function choicesOf(attribute: Attribute): ChoiceOption[] {
  return attribute.type === 'choice' ? attribute.options : []
}

function pricesOf(attribute: Attribute): number[] {
  const prices = choicesOf(attribute).map((choice) => choice.priceOre)
  return prices.length > 0 ? prices : [0]
}
