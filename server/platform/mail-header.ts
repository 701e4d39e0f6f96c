/** In bytes, of the letters of one encoded word: in Base64 and between its marks it has at most 75 characters. */
const bytesPerWord = 45

/**
 * A text as the header of a mail carries it: one line, and letters beyond ASCII in encoded words (RFC 2047), each on a line of its own,
 * since a server may refuse a line above 998 bytes.
 * @example headerText('Ost') // 'Ost'
 * @example headerText('Gård') // '=?UTF-8?B?R8OlcmQ=?='
 */
export function headerText(text: string): string {
  const line = oneLine(text)
  if (isAscii(line)) return line
  const encoder = new TextEncoder()
  const words: number[][] = [[]]
  for (const letter of line) {
    const bytes = encoder.encode(letter)
    const last = words.at(-1)
    if (last && last.length + bytes.length <= bytesPerWord) last.push(...bytes)
    else words.push([...bytes])
  }
  return words.map((bytes) => `=?UTF-8?B?${btoa(String.fromCharCode(...bytes))}?=`).join('\r\n ')
}

/**
 * An address with the name of its owner. An encoded word is none between quotes: programs would show its signs.
 * @example namedAddress('Tine "AS"', 'a@b.no') // '"Tine AS" <a@b.no>'
 */
export function namedAddress(name: string, address: string): string {
  const line = oneLine(name).replaceAll(/["\\]/gu, '')
  if (line === '') return address
  return isAscii(line) ? `"${line}" <${address}>` : `${headerText(line)} <${address}>`
}

/** A line break in a header would begin another one. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

export function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the letters of ASCII are what is meant
  return /^[\x00-\x7f]*$/u.test(text)
}
