import { nfc } from './nfc.ts'

/** Controls, zero-width characters and the marks that turn the direction of text: none of them belongs into a text. */
const unseen =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\uFFFD]/gu

/**
 * What fonts leave out, but for what shapes the letters and emoji around it: joiners, variation selectors, and the tags behind a black
 * flag that make it England's, Scotland's or Wales's.
 */
const leftOut =
  /\p{Default_Ignorable_Code_Point}(?<![\p{Variation_Selector}\u200C\u200D])(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{1,7})/gu

/** Nothing of it is drawn by itself: spaces, marks without a letter, the empty pattern of Braille, and whatever fonts leave out. */
const blank = /^[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]*$/u

/** A letter, a digit or an emoji that can be seen. */
const sign = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u

/** One line of text as a person meant it: NFC, nothing invisible, single spaces, trimmed; empty where nothing of it can be seen. */
export function cleanLine(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[^\S\uFEFF]|\u0085/gu, ' ')
    .replaceAll(unseen, '')
    .replaceAll(leftOut, '')
    .replaceAll(/ +/gu, ' ')
    .trim()
  return blank.test(line) ? '' : nfc(line)
}

/** Several lines of text, cleaned line by line; more than one empty line in a row becomes one. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r]/u)
    .map((line) => cleanLine(line))
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

/** A text with its line breaks and tabs, and without what cannot be seen: for what is written in a markup of its own. */
export function withoutUnseen(text: string): string {
  return nfc(
    text
      .toWellFormed()
      .replaceAll(unseen, (found) => (found === '\n' || found === '\t' ? found : '')),
  )
}

/** A text without control characters but its line breaks and tabs: marks of direction stay, as a translator has set them. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

/** The beginning of a text: at most `most` UTF-16 code units of it, and no half of an emoji at its end. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '')
}

/**
 * True of what people and things can be called: it has a letter, a digit or an emoji. Of signs alone, as `- -`, nobody could tell
 * one from another.
 */
export function canBeName(text: string): boolean {
  return sign.test(text)
}
