import type { Attribute, AttributeSchema } from './catalog.ts'
import { localized, type Words } from './options.ts'
import type { ChosenDish } from './chosen-dish.ts'
import { done, refused, type Result } from './result.ts'
import { cleanLine } from './typed-text.ts'

/** What a buyer chose, by the attribute's key: the value of a choice, a number, or a text. */
export type ChosenOptions = Record<string, string | number>

/**
 * The canonical form of chosen options, equal for equal choices in any key order: with the product it names a cart line.
 *
 * @example optionsKey({ size: 'whole', card: 'Hi' }) // '{"card":"Hi","size":"whole"}'
 */
export function optionsKey(chosen: Readonly<Record<string, unknown>> | ChosenDish): string {
  const sorted = Object.entries(chosen).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`
}

/**
 * The choices as they are kept: known, complete, in range, their texts cleaned. Refused with `option_missing` (which names
 * the option), `option_unknown` or `invalid_input`, each with its field. An empty text counts as not chosen.
 */
export function chooseOptions(
  schema: AttributeSchema,
  wanted: Readonly<Record<string, unknown>>,
  words: Words,
): Result<ChosenOptions> {
  const known = new Set(schema.map(({ key }) => key))
  const stranger = Object.keys(wanted).find((key) => !known.has(key))
  if (stranger !== undefined) return refused('option_unknown', { field: fieldOf(stranger) })
  const chosen: ChosenOptions = {}
  for (const attribute of schema) {
    const { key, label } = attribute
    const raw = Object.hasOwn(wanted, key) ? wanted[key] : undefined
    const value = typeof raw === 'string' && attribute.type === 'text' ? cleanLine(raw) : raw
    if (value === undefined || value === '') {
      if (!attribute.required) continue
      const option = localized(label, words, key)
      return refused('option_missing', { field: fieldOf(key), values: { option } })
    }
    if (!fits(attribute, value))
      return refused(attribute.type === 'choice' ? 'option_unknown' : 'invalid_input', {
        field: fieldOf(key),
      })
    chosen[key] = value
  }
  return done(chosen)
}

/** The choices in words, for people: label and value of each, in the schema's order. */
export function optionTexts(
  schema: AttributeSchema,
  chosen: ChosenOptions,
  words: Words,
): { label: string; value: string }[] {
  return schema.flatMap((attribute) => {
    const value = chosen[attribute.key]
    if (value === undefined) return []
    return [
      {
        label: localized(attribute.label, words, attribute.key),
        value: valueText(attribute, value, words),
      },
    ]
  })
}

function fits(attribute: Attribute, value: unknown): value is string | number {
  if (attribute.type === 'choice') return attribute.options.some((option) => option.value === value)
  if (attribute.type === 'number')
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= attribute.max
  return typeof value === 'string' && [...value].length <= attribute.max
}

function valueText(attribute: Attribute, value: string | number, words: Words): string {
  if (attribute.type !== 'choice') return String(value)
  const option = attribute.options.find((candidate) => candidate.value === value)
  return option ? localized(option.label, words, option.value) : String(value)
}

function fieldOf(key: string): string {
  return `selectedAttributes.${key.slice(0, 60)}`
}
