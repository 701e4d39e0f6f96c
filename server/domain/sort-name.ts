import { nfc } from './nfc.ts'

/** The alphabets whose order differs from that of their folded letters; the rest sort as `a` to `z` or by code point. */
const alphabets: Record<string, string> = {
  nb: 'abcdefghijklmnopqrstuvwxyzæøå',
  pl: 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
}

/** Above every digit and sign, below every other alphabet. */
const firstLetter = 0x100

/** A name as a key that plain code point order sorts the way the language's dictionary would: `Ål` after `Øl` in `nb`. */
export function sortName(name: string, languageCode: string): string {
  const alphabet = alphabets[languageCode] ?? ''
  return [...nfc(name).toLowerCase()]
    .map((letter) => letterKey(letter, alphabet) ?? folded(letter, alphabet))
    .join('')
}

function letterKey(letter: string, alphabet: string): string | undefined {
  const place = alphabet.indexOf(letter)
  return place < 0 ? undefined : String.fromCodePoint(firstLetter + place)
}

function folded(letter: string, alphabet: string): string {
  if (letter === ' ') return letter
  return [...inPlainLetters(letter)].map((each) => letterKey(each, alphabet) ?? each).join('')
}

/** Letters that Unicode does not take apart into a base letter and an accent. */
const plain: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }
const single = /[øæßłđı]/gu

/** Not as a search folds: keys that are kept must go on meaning the same order. */
function inPlainLetters(letter: string): string {
  return letter
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(single, (each) => plain[each] ?? each)
    .trim()
}
