import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Allergen, AllergenCode } from '#domain/catalog.ts'

const names = {
  gluten: msg`gluten`,
  crustaceans: msg`crustaceans`,
  eggs: msg`eggs`,
  fish: msg`fish`,
  peanuts: msg`peanuts`,
  soya: msg`soya`,
  milk: msg`milk`,
  nuts: msg`nuts`,
  celery: msg`celery`,
  mustard: msg`mustard`,
  sesame: msg`sesame`,
  sulphites: msg`sulphites`,
  lupin: msg`lupin`,
  molluscs: msg`molluscs`,
} as const satisfies Record<AllergenCode, MessageDescriptor>

/** One of the 14 allergens in words, in lower case. */
export function allergenName(i18n: I18n, code: AllergenCode): string {
  return i18n._(names[code])
}

/** A line's allergens in words: `Contains milk. May contain nuts.` Empty where it has none. */
export function allergenText(i18n: I18n, allergens: readonly Allergen[]): string {
  const list = (level: Allergen['level']) => [
    ...new Set(
      allergens.filter((each) => each.level === level).map(({ code }) => i18n._(names[code])),
    ),
  ]
  const joined = (words: string[]) => words.join(i18n.locale === 'ar' ? '، ' : ', ')
  const contains = list('contains')
  const mayContain = list('may_contain').filter((word) => !contains.includes(word))
  return [
    ...(contains.length > 0
      ? [i18n._({ ...msg({ message: 'Contains {list}.' }), values: { list: joined(contains) } })]
      : []),
    ...(mayContain.length > 0
      ? [
          i18n._({
            ...msg({ message: 'May contain {list}.' }),
            values: { list: joined(mayContain) },
          }),
        ]
      : []),
  ].join(' ')
}
