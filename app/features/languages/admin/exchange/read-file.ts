import type { ReadFile } from './file-row.ts'

/** What a translator's file may be; the texts of a large site are a tenth of it. */
export const mostFileBytes = 5_000_000

/** The texts of a file in the language that is wanted. Larger ones are refused unread; what reads them is fetched now. */
export async function readFile(file: Blob, wanted: string): Promise<ReadFile> {
  if (file.size > mostFileBytes) return { ok: false, problem: { code: 'too_large' } }
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return { ok: false, problem: { code: 'not_text' } }
  if (/^\s*</u.test(text)) return (await import('./read-xliff.ts')).readXliff(text, wanted)
  return (await import('./csv-table.ts')).readTable(text, wanted)
}

/** UTF-8, or UTF-16 where the file says so, as some spreadsheets save; undefined for anything else. */
function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
