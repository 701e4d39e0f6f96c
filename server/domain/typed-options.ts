import type { AttributeSchema } from './catalog.ts'
import { type ChosenOptions, optionsKey } from './chosen-options.ts'

interface LineOptions {
  options: { label: string; value: string }[]
  optionsKey: string
}

/**
 * A line's options without the texts that its buyer typed, such as what stands on a gift card; undefined where there are none. What
 * the product no longer offers counts as typed.
 */
export function withoutTyped(
  line: LineOptions,
  attributes: AttributeSchema,
): LineOptions | undefined {
  const chosen = Object.entries(JSON.parse(line.optionsKey) as ChosenOptions)
  const isPicked = (name: string) =>
    attributes.some((attribute) => attribute.key === name && attribute.type !== 'text')
  const typed = chosen.filter(([name]) => !isPicked(name))
  if (typed.length === 0) return undefined
  const texts = new Set(typed.map(([, value]) => String(value)))
  return {
    options: line.options.filter(({ value }) => !texts.has(value)),
    optionsKey: optionsKey(Object.fromEntries(chosen.filter(([name]) => isPicked(name)))),
  }
}
