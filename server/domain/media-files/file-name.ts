import { cleanLine } from '#domain/typed-text.ts'

const mostLetters = 120

/**
 * A file's name as it may be shown, kept and offered for download: no folders, no signs that systems read as more than a name,
 * nothing unseen, at most 120 letters with its ending. `../../a\r\n.jpg` is `a.jpg`; `file` where nothing is left.
 */
export function cleanFileName(name: string): string {
  const last = cleanLine(name.split(/[/\\]/u).at(-1) ?? '')
  const plain = last.replaceAll(/["*:<>?|]/gu, '').replaceAll(/ *\. */gu, '.')
  const bare = plain.replace(/^[.\s]+/u, '').replace(/[.\s]+$/u, '')
  if (bare === '') return 'file'
  const ending = endingOf(bare)
  const stem = ending === '' ? bare : bare.slice(0, -ending.length - 1)
  const letters = [...stem].slice(0, mostLetters - ending.length).join('')
  return ending === '' ? letters : `${letters}.${ending}`
}

/** The ending in lower case without its point; '' where there is none of up to ten letters and digits. */
export function endingOf(name: string): string {
  return /.\.(?<ending>[\da-z]{1,10})$/iu.exec(name)?.groups?.['ending']?.toLowerCase() ?? ''
}

/** A name that a header sent in `encodeURIComponent`'s form; as it came where it is not in that form. */
export function decodedName(header: string): string {
  try {
    return decodeURIComponent(header)
  } catch {
    return header
  }
}

/** The header that offers a file under its name, in ASCII for old programs and in full for the rest (RFC 6266). */
export function attachmentHeader(name: string): string {
  const ascii = name.replaceAll(/[^\w .()-]/gu, '_')
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}
