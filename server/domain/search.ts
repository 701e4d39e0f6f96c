import { appConfig } from '#config'
import { fold } from './folded-text.ts'
import { plainDigits } from './plain-digits.ts'

/** A word that is sought, in each way that it may be written, three at most. One between spaces is sought as a whole word. */
export type SoughtWord = readonly string[]

/** A shorter word says too little to be sought in another spelling as a part: `øl` would be in every `sjokolade`, `roe` in every `brød`. */
const leastGuessed = 4

/**
 * The words that a text asks for, each once; of more than `search.maxWords` the first ones, since each word more only finds less and a
 * pasted name is known by its beginning. A word of one letter counts like any other; a text of signs alone asks for none.
 * @example soughtWords('Smoer, øl') // [['smoer', 'smør', 'smor'], ['øl', ' ol ']]
 */
export function soughtWords(text: string): SoughtWord[] {
  const words = new Set(searchWords(text))
  return [...words].slice(0, appConfig.search.maxWords).map((word) => {
    const [typed, native, plain] = spellingsOf(word)
    const isLong = typed.length >= leastGuessed
    return [
      ...new Set([
        typed,
        native === typed || isLong ? native : ` ${native} `,
        plain === typed || plain.length >= leastGuessed ? plain : ` ${plain} `,
      ]),
    ]
  })
}

/**
 * What a search looks into: the words of a name, then of its description, in all their spellings between spaces. A line begins with
 * the first word of the name; a tab ends the name. A text without words is empty. Kept in columns: `npm run migrate` writes them anew.
 * @example searchable('Smør', 'Fra Røros') // '\n smor \n smør \t fra roros røros '
 */
export function searchable(name: string, description = ''): string {
  const [first, ...rest] = searchWords(name)
  const more = searchWords(description)
  if (first === undefined && more.length === 0) return ''
  const beginnings = first === undefined ? [] : allSpellings([first])
  const words = [...beginnings.map((word) => `\n ${word}`), ...allSpellings(rest), '\t']
  return `${[...words, ...allSpellings(more)].join(' ')} `
}

/**
 * The two halves of what `searchable` writes, parted behind the tab that ends the name: where one of the texts changes, the half of the
 * other stays. Without words on either side nothing is kept.
 * @example searchableHalves('Smør', 'Fra Røros') // ['\n smor \n smør \t', ' fra roros røros ']
 */
export function searchableHalves(name: string, description: string): [string, string] {
  const whole = searchable(name, description) || '\t '
  const end = whole.indexOf('\t') + 1
  return [whole.slice(0, end), whole.slice(end)]
}

/** True where each word is in one of the texts, as `searchable` writes them. No words are in none. */
export function holdsAll(texts: string, words: readonly SoughtWord[]): boolean {
  return words.length > 0 && words.every((word) => word.some((each) => texts.includes(each)))
}

/** 0 where a product's name holds all words and begins with the first, 1 where it holds them, 2 where it does not. */
export function nameRank(texts: string, words: readonly SoughtWord[]): 0 | 1 | 2 {
  const name = texts.slice(0, texts.indexOf('\t') + 1)
  if (!holdsAll(name, words)) return 2
  return words[0]?.some((each) => name.includes(beginning(each))) ? 0 : 1
}

/** A word as it stands where a name begins with it. */
export function beginning(word: string): string {
  return `\n ${word.trimStart()}`
}

/** True where a text holds all words of a query, in any order, each as a part; or its signs, where it is of signs alone. */
export function finds(text: string, query: string): boolean {
  return finderOf(query)(text)
}

/** The same for many texts; who asks about them again and again may remember what a search looks into. */
export function finderOf(
  query: string,
  searchableOf: (text: string) => string = searchable,
): (text: string) => boolean {
  const words = soughtWords(query)
  const signs = query.trim()
  if (words.length === 0) return (text) => text.includes(signs)
  return (text) => holdsAll(searchableOf(text), words)
}

/**
 * An item number or a barcode as it is compared: without the spaces, points, strokes and dashes that part it, and without the signs
 * around it.
 * @example codeIn('("pf–4001").') // 'PF4001'
 */
export function codeIn(text: string): string {
  const line = plainDigits(text)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212\s]/gu, '-')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return comparedCode(line.toUpperCase())
}

/** The same of a number as it is kept. The database compares so too: Latin letters in capitals, these five signs left out. */
export function comparedCode(code: string): string {
  return code.replaceAll(/[-_./ ]/gu, '').replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase())
}

const hasSpellings = /[åæäøü]|oe|aa|ae|ue/u
const digraphs: Record<string, string> = { oe: 'ø', aa: 'å', ae: 'æ', ue: 'ü' }
const digraph = /oe|aa|ae|ue/gu

/** A folded word as it is typed (Swedish `ä` as `æ`), with each letter that two stand for, and in plain letters. */
function spellingsOf(word: string): [typed: string, native: string, plain: string] {
  const typed = word.replaceAll('ä', 'æ')
  const native = typed.replaceAll(digraph, (pair) => digraphs[pair] ?? pair)
  const plain = word
    .replaceAll(/oe|ø/gu, 'o')
    .replaceAll(/aa|[åä]/gu, 'a')
    .replaceAll('æ', 'ae')
    .replaceAll('ü', 'u')
  return [typed, native, plain]
}

/** Plain letters first: lists that are sorted by these words keep the order of the alphabet. */
function allSpellings(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    hasSpellings.test(word) ? [...new Set(spellingsOf(word).toReversed())] : [word],
  )
}

function searchWords(text: string): string[] {
  return fold(text).split(' ').filter(Boolean)
}
