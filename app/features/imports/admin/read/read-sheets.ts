import { type ReadSheet, refused } from './sheet-of.ts'

export const mostFileBytes = 50_000_000

/** The sheets of a file that somebody chose, at least one; too large a file is refused unread. What reads it is fetched now; `language` is its reader's. */
export async function readSheets(file: Blob, language: string): Promise<ReadSheet[]> {
  if (file.size > mostFileBytes) return [refused('', { code: 'too_large' })]
  if (file.size === 0) return [refused('', { code: 'empty' })]
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, oldOffice)) return [refused('', { code: 'old_excel' })]
  if (startsWith(bytes, zip)) return (await import('./read-xlsx.ts')).readXlsx(bytes)
  return [(await import('./read-csv.ts')).readCsv(bytes, language)]
}

const zip = [0x50, 0x4b, 0x03, 0x04]
/** Files of Excel from before 2007, and those that a password locks. */
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0]

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}
