import type { Attribute, AttributeSchema, ChoiceOption, Localized } from './catalog.ts'

/** In which language to speak, and which ones fill its gaps: the default one last. */
export interface Words {
  languageCode: string
  fallbackLanguages: readonly string[]
  defaultCode: string
}

/** A text in a language, else in one that stands in for it, else in the default one, else in any, else something else. An empty text is none. */
export function localized(text: Localized, words: Words, otherwise: string): string {
  const { languageCode, fallbackLanguages, defaultCode } = words
  const first = [languageCode, ...fallbackLanguages, defaultCode]
    .map((code) => text[code])
    .find(Boolean)
  return first ?? Object.values(text).find(Boolean) ?? otherwise
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
