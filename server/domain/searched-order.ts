import { plainDigits } from './plain-digits.ts'
import { searchable, type SoughtWord, soughtWords } from './search.ts'

/** What an order is found by beside its number, which the database gives it. */
interface SearchedOrder {
  name: string
  companyName?: string | null | undefined
  email: string
  phone: string
}

/**
 * What a search for orders looks into: name and company, then e-mail, phone and the names of the goods, with all that `searchable`
 * does to them. Kept in a column: `npm run migrate` writes it anew.
 */
export function orderSearchText(
  { name, companyName, email, phone }: SearchedOrder,
  titles: readonly string[],
): string {
  return searchable(`${name} ${companyName ?? ''}`, [email, phone, ...titles].join(' '))
}

/**
 * The words that a search for orders asks for. A phone number is one word however it is parted.
 * @example orderWords('400 00 000') // [['40000000']]
 */
export function orderWords(text: string): SoughtWord[] {
  const typed = plainDigits(text).trim()
  return soughtWords(/^\+?[\d\s]+$/u.test(typed) ? typed.replaceAll(/\D/gu, '') : typed)
}
