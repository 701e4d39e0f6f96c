import { plainDigits } from '#domain/plain-digits.ts'
import { mostQuoteLines, mostQuoteQuantity } from '#domain/quotes.ts'

export interface PastedLine {
  /** As it came: what is not found goes back as it was. */
  text: string
  number: string
  quantity: number
}

export interface Pasted {
  lines: PastedLine[]
  /** What says no number and quantity, or is more than a request holds. */
  unread: string[]
}

const longestNumber = 60
const pattern = /^"?(?<number>[\p{L}\d][\p{L}\d._/-]*)"?(?:[\s;,]+"?(?<quantity>\d+)"?[\s;,]*)?$/u

/**
 * The lines of a list as it is copied from a spreadsheet: an item number or barcode, and how many; one where that is left out.
 * @example pasted('PF-4001;24').lines // [{ text: 'PF-4001;24', number: 'PF-4001', quantity: 24 }]
 */
export function pasted(text: string): Pasted {
  const result: Pasted = { lines: [], unread: [] }
  for (const row of text.split('\n')) {
    const kept = row.trim()
    if (kept === '') continue
    const { number = '', quantity = '1' } = pattern.exec(plainDigits(kept))?.groups ?? {}
    const count = Number(quantity)
    const isGood = number !== '' && number.length <= longestNumber
    if (isGood && count >= 1 && count <= mostQuoteQuantity && result.lines.length < mostQuoteLines)
      result.lines.push({ text: kept, number, quantity: count })
    else result.unread.push(kept)
  }
  return result
}
