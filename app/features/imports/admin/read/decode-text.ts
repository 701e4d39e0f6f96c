export interface DecodedText {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1250' | 'Windows-1251' | 'Windows-1252' | 'Windows-1256'
}

/** What Excel writes where it is not asked for UTF-8, by the language of its computer; everywhere else it is that of western Europe. */
const ofExcel: Readonly<Record<string, DecodedText['encoding']>> = {
  pl: 'Windows-1250',
  uk: 'Windows-1251',
  ar: 'Windows-1256',
}

/**
 * The text of a file that does not say how it is written: by its mark, else by its zeros (UTF-16), else UTF-8 where it can be nothing
 * else, else as Excel writes where the reader's language is spoken. Undefined for what is no text.
 */
export function decodeText(bytes: Uint8Array, language: string): DecodedText | undefined {
  const label = utf16Of(bytes)
  if (label) return isText(decoded(bytes, label), 'UTF-16')
  const text = decoded(bytes, 'utf-8') ?? undefined
  if (text !== undefined) return isText(text, 'UTF-8')
  const encoding = ofExcel[language] ?? 'Windows-1252'
  return isText(decoded(bytes, encoding), encoding)
}

const looked = 4000

/** UTF-16 by its mark, or by zeros at every other byte as far as Latin letters go. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, looked).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const half = Math.min(bytes.length, looked) / 2
  if (odd > half / 3 && even === 0) return 'utf-16le'
  if (even > half / 3 && odd === 0) return 'utf-16be'
  return undefined
}

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isText(
  text: string | undefined,
  encoding: DecodedText['encoding'],
): DecodedText | undefined {
  return text === undefined || text.includes('\0') ? undefined : { text, encoding }
}
