import { appConfig } from '#config'
import { allergenKindsIn } from './allergen-kinds.ts'
import { allergenPlaces } from './allergen-words.ts'
import type { AllergenCode } from './catalog.ts'
import { currenciesIn } from './currency-words.ts'

export const lockKinds = ['number', 'address', 'name', 'mark', 'allergen'] as const
export type LockKind = (typeof lockKinds)[number]

/** A piece of a text that a model may not change. */
export interface LockedWord {
  kind: LockKind
  text: string
}

/** What a draft says otherwise; empty: it is not there at all. */
export interface LockDifference {
  kind: LockKind
  wanted: string
  found: string
}

/** A text as a model sees it, and what it does not see of it. */
export interface LockedText {
  text: string
  words: LockedWord[]
}

interface Place extends LockedWord {
  from: number
}

const sign = String.raw`(?<![\p{L}\p{N}])[-–−+±<>≤≥~≈](?:[ \u00a0\u202f](?=\p{N}))?`
/** Figures of any script, fractions as ½ and numerals as Ⅻ among them; a sign before the first belongs to it. */
const figure = String.raw`(?:(?<![\p{L}\p{N}])[.,٫](?=\p{N}))?\p{N}+(?:[.,:/’'-]\p{N}+|[ \u00a0\u202f]\p{Nd}{3}(?!\p{N}))*`
const units = [
  ...['°\\s?C', '°\\s?F', '°', '%', '‰', 'kcal', 'kJ', 'kg', 'mg', 'g', 'ml', 'cl', 'dl', 'l', 'L'],
  ...[
    'mm',
    'cm',
    'km',
    'm²',
    'm',
    'kWh',
    'kW',
    'W',
    'kr',
    'øre',
    appConfig.money.currency,
    'EUR',
    'USD',
    'GBP',
    'PLN',
    'UAH',
  ],
  ...['€', r('$'), '£', 'zł', '₴'],
].join('|')
const gap = String.raw`[ \u00a0\u202f]?`
const currency = String.raw`(?:(?:(?<!\p{L})(?:kr|${appConfig.money.currency}|EUR|USD|GBP)\.?|[€$£])${gap})`
const number = `${currency}?(?:${sign})?${figure}(?:${gap}[–—×x]${gap}${figure})*(?:${gap}(?:${units})(?![\\p{L}\\p{Nd}]))?`

/** In the order in which they are looked for at a place. */
const patterns: readonly [LockKind, string][] = [
  ['mark', String.raw`<\/?[\w!][^<>]*>|&#?\w{1,10};|\{[^{}]*\}|\*\*|[⟦⟧⁂]`],
  ['address', String.raw`(?:https?:\/\/|www\.)[^\s<>"'⟦⟧]*[^\s<>"'⟦⟧.,;:!?)]`],
  ['address', String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`],
  ['number', number],
]

/** Languages whose words for allergens are known (`allergen-words.ts`); of others a draft is looked at by a person. */
const known = new Set(['nb', 'nn', 'en', 'ar', 'pl', 'uk'])

/** True where it can be seen whether a draft in a language names the allergens that it should. */
export function knowsAllergensIn(language: string): boolean {
  return known.has(language.slice(0, 2))
}

/** What of a text is locked, in its order: numbers with their units, prices and dates, addresses, names, marks and allergens. */
export function lockedWordsIn(text: string, names: readonly string[] = []): LockedWord[] {
  return placesIn(text, names).map(({ kind, text: its }) => ({ kind, text: its }))
}

/**
 * The text with a token in place of all that is locked. Of an allergen the model sees the word, which it has to translate.
 * @example lockWords('Melk, 2–8 °C').text // '⟦a0:Melk⟧, ⟦1⟧'
 */
export function lockWords(text: string, names: readonly string[] = []): LockedText {
  const places = placesIn(text, names)
  let seen = ''
  let end = 0
  for (const [index, place] of places.entries()) {
    const token = place.kind === 'allergen' ? `⟦a${index}:${place.text}⟧` : `⟦${index}⟧`
    seen += text.slice(end, place.from) + token
    end = place.from + place.text.length
  }
  return {
    text: seen + text.slice(end),
    words: places.map(({ kind, text: its }) => ({ kind, text: its })),
  }
}

/** An answer with its tokens put back, and what the tokens alone say is wrong with it. */
export function unlockWords(
  answer: string,
  { words }: LockedText,
  language: string,
): { text: string; differences: LockDifference[] } {
  const met = new Map<number, number>()
  const differences: LockDifference[] = []
  const text = answer.replaceAll(
    /⟦(a?)(\d{1,5})(?::([^⟦⟧]*))?⟧/gu,
    (token, isAllergen: string, digits: string, its?: string) => {
      const index = Number(digits)
      const word = words[index]
      if (!word || (word.kind === 'allergen') !== (isAllergen === 'a')) {
        differences.push({ kind: 'mark', wanted: '', found: token })
        return ''
      }
      met.set(index, (met.get(index) ?? 0) + 1)
      if (word.kind !== 'allergen') return word.text
      const found = its ?? word.text
      if (knowsAllergensIn(language) && !sameAllergens(word.text, found))
        differences.push({ kind: 'allergen', wanted: word.text, found })
      return found
    },
  )
  for (const [index, word] of words.entries())
    if (word.kind === 'allergen' && met.get(index) !== 1)
      differences.push({
        kind: 'allergen',
        wanted: met.get(index) ? '' : word.text,
        found: met.get(index) ? word.text : '',
      })
  return { text, differences }
}

/**
 * What a draft says otherwise than its source: each locked word must be there exactly as often, and no other. Of allergens and currencies
 * those that are named at all are compared, where the words of the language are known.
 * @example lockDifferences({ source: '2–8 °C', draft: '2–6 °C', language: 'en' }) // [{ kind: 'number', wanted: '2–8 °C', found: '2–6 °C' }]
 */
export function lockDifferences({
  source,
  draft,
  language,
  names = [],
}: {
  source: string
  draft: string
  language: string
  names?: readonly string[]
}): LockDifference[] {
  const exact = (text: string) => placesIn(text, names).filter(({ kind }) => kind !== 'allergen')
  const missing = [...exact(source)]
  const added: LockedWord[] = []
  for (const word of exact(draft)) {
    const at = missing.findIndex(({ kind, text }) => kind === word.kind && text === word.text)
    if (at === -1) added.push(word)
    else missing.splice(at, 1)
  }
  const differences: LockDifference[] = missing.map(({ kind, text: wanted }) => {
    const at = added.findIndex((each) => each.kind === kind)
    const [other] = at === -1 ? [] : added.splice(at, 1)
    return { kind, wanted, found: other?.text ?? '' }
  })
  for (const { kind, text } of added) differences.push({ kind, wanted: '', found: text })
  if (!knowsAllergensIn(language)) return differences
  return [
    ...differences,
    ...namedOtherwise('number', currenciesIn(source), currenciesIn(draft)),
    ...namedOtherwise('allergen', allergensIn(source), allergensIn(draft)),
    ...namedOtherwise('allergen', allergenKindsIn(source), allergenKindsIn(draft)),
  ]
}

/** What one text alone names: wheat that became oats is gluten still, and another bread; so are kroner that became dollars. */
function namedOtherwise<Named>(
  kind: LockKind,
  before: ReadonlyMap<Named, string>,
  after: ReadonlyMap<Named, string>,
): LockDifference[] {
  const lost = [...before].filter(([each]) => !after.has(each))
  const added = [...after].filter(([each]) => !before.has(each))
  return Array.from({ length: Math.max(lost.length, added.length) }, (_, index) => ({
    kind,
    wanted: lost[index]?.[1] ?? '',
    found: added[index]?.[1] ?? '',
  }))
}

/** True where what is locked to the letter stands in the same order: two temperatures that have changed places are another recipe. */
export function hasSameOrder(one: readonly LockedWord[], other: readonly LockedWord[]): boolean {
  const exact = (words: readonly LockedWord[]) =>
    words.flatMap(({ kind, text }) => (kind === 'allergen' ? [] : [text])).join('\n')
  return exact(one) === exact(other)
}

/** The allergens that a text names, each with the first word that names it. */
function allergensIn(text: string): Map<AllergenCode, string> {
  const found = new Map<AllergenCode, string>()
  for (const { code, from, to } of allergenPlaces(text))
    if (!found.has(code)) found.set(code, text.slice(from, to))
  return found
}

function sameAllergens(one: string, other: string): boolean {
  const has = (named: ReadonlyMap<unknown, string>, mine: ReadonlyMap<unknown, string>) =>
    [...mine.keys()].every((each) => named.has(each))
  return (
    has(allergensIn(other), allergensIn(one)) && has(allergenKindsIn(other), allergenKindsIn(one))
  )
}

/** Everything that is locked, none within another. */
function placesIn(text: string, names: readonly string[]): Place[] {
  const taken: Place[] = []
  const isFree = (from: number, to: number) =>
    !taken.some((each) => from < each.from + each.text.length && each.from < to)
  const take = (kind: LockKind, from: number, its: string) => {
    if (its !== '' && isFree(from, from + its.length)) taken.push({ kind, from, text: its })
  }
  const [marks, ...others] = patterns
  for (const [kind, pattern] of marks ? [marks] : [])
    for (const { index, 0: its } of text.matchAll(new RegExp(pattern, 'gu'))) take(kind, index, its)
  for (const name of [...names]
    .filter((each) => each.trim() !== '')
    .toSorted((a, b) => b.length - a.length))
    for (const { index, 0: its } of text.matchAll(
      new RegExp(`(?<!\\p{L})${r(name)}(?!\\p{L})`, 'gu'),
    ))
      take('name', index, its)
  for (const [kind, pattern] of others)
    for (const { index, 0: its } of text.matchAll(new RegExp(pattern, 'gu'))) take(kind, index, its)
  for (const { from, to } of allergenPlaces(text)) take('allergen', from, text.slice(from, to))
  return taken.toSorted((a, b) => a.from - b.from)
}

/** As a pattern that finds just this. */
function r(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)
}
