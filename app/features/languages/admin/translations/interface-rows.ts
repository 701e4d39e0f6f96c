import type { Overrides } from '#domain/languages.schema.ts'
import type { Message } from './catalogues.ts'
import type { Translatable } from './translatable.ts'

type Own = Overrides['texts']

/** The product's messages with the factory's own words over them. `source` are the messages in the default language. */
export function interfaceRows(
  source: readonly Message[],
  target: readonly Message[],
  own: Own,
): Translatable[] {
  const words = new Map(source.map(({ key, words, english }) => [key, words || english]))
  const ours = new Map(own.map((text) => [text.key, text]))
  return target.map((message) => {
    const { key, english } = message
    const text = ours.get(key)
    return {
      id: `interface/${key}`,
      place: { area: 'interface', key, builtIn: message.words },
      context: message.context,
      source: words.get(key) ?? english,
      target: text?.content ?? message.words,
      rev: text?.rev ?? 0,
      state: text ? 'reviewed' : message.words === '' ? 'missing' : 'builtIn',
      outdatedFrom: null,
      isHtml: false,
      isMultiline: false,
      draft: null,
    }
  })
}
