/** Controls, zero-width characters and the marks that turn the direction of text: none of them belongs into a name. */
const unseen =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\uFFFD]/gu

/** One line of text as a person meant it: NFC, nothing invisible, single spaces, trimmed. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\u0085]/gu, ' ')
    .replaceAll(unseen, '')
    .replaceAll(/ +/gu, ' ')
    .trim()
    .normalize('NFC')
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
  return text
    .toWellFormed()
    .replaceAll(unseen, (found) => (found === '\n' || found === '\t' ? found : ''))
    .normalize('NFC')
}
