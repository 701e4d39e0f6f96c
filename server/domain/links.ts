const maxLength = 500

/**
 * True for what a link of the menu or the footer may lead to: a path of this site, or an http(s), mailto or tel address.
 * @example isLinkAddress('/products?category=dairy') // true
 * @example isLinkAddress('javascript:alert(1)') // false
 */
export function isLinkAddress(text: string): boolean {
  if (text.length > maxLength || /[\s\p{Cc}<>"'`\\]/u.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  if (/^(?:mailto:[^@]+@[^@]+|tel:\+?[\d().-]+)$/iu.test(text)) return true
  return /^https?:\/\//iu.test(text) && URL.canParse(text)
}
