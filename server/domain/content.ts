/** The pages that the product itself has, whose words are content; `content_key`s are grouped by these. */
export const codedPages = [
  'home',
  'products',
  'shop',
  'categories',
  'restaurants',
  'about',
  'faq',
  'locations',
  'resellers',
  'contact',
  'support',
  'quality',
  'privacy',
  'terms',
  'cookies',
  'cart',
  'checkout',
  'newsletter',
] as const
export type CodedPage = (typeof codedPages)[number]

export const contentTemplates = ['article', 'questions', 'places', 'contact'] as const
export type ContentTemplate = (typeof contentTemplates)[number]

/**
 * The numbers under a prefix, in the order that the texts are kept in: a page may hold any number of places or questions.
 * @example numbersIn({ 'place.2.name': a, 'place.1.name': b, title: c }, 'place') // [2, 1]
 */
export function numbersIn(texts: Readonly<Record<string, unknown>>, prefix: string): number[] {
  const numbers = Object.keys(texts).flatMap((key) => {
    const [name, number, field] = key.split('.')
    return name === prefix && field && /^[1-9]\d{0,3}$/u.test(number ?? '') ? [Number(number)] : []
  })
  return [...new Set(numbers)]
}

/**
 * True for a line of an address: it is read in the direction of its own letters, which are seldom the page's ('5059 Bergen').
 * @example isAddressLine('place.2.city') // true
 */
export function isAddressLine(contentKey: string): boolean {
  return /(?:^|\.)(?:street|city)$/u.test(contentKey)
}
