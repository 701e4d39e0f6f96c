/** In characters. */
export const longestLinkAddress = 500

/**
 * True for what a link of the menu or the footer may lead to: a path of this site, or an http(s), mailto or tel address.
 * @example isLinkAddress('/products?category=dairy') // true
 * @example isLinkAddress('javascript:alert(1)') // false
 */
export function isLinkAddress(text: string): boolean {
  if (text.length > longestLinkAddress || /[\s\p{Cc}<>"'`\\]/u.test(text)) return false
  if (!isHonestAddress(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  if (/^(?:mailto:[^@]+@[^@]+|tel:\+?[().-]*\d[\d().-]*)$/iu.test(text)) return true
  return /^https?:\/\//iu.test(text) && URL.canParse(text)
}

/**
 * An address if it is one of this site's own paths, as those of the pictures from its library are; else null.
 * @example ownPathOf('data:image/svg+xml,x') // null
 */
export function ownPathOf(address: string | null | undefined): string | null {
  return address?.startsWith('/') && isLinkAddress(address) ? address : null
}

/**
 * False for an address that leads elsewhere than it reads: with a name or a password before its host, or with characters that are
 * not seen or turn the others around. Links of the menu, of the footer and in a rich text have none of these.
 * @example isHonestAddress('https://vg.no@evil.example') // false
 * @example isHonestAddress('https://evil.example/\u202Egpj.exe') // false
 */
export function isHonestAddress(text: string): boolean {
  if (/\p{Cf}/u.test(text)) return false
  // `//a@b` and `https:a@b` have a host as well, which only a browser's own reading finds.
  const base = URL.canParse(text) ? undefined : 'https://here.invalid'
  if (!URL.canParse(text, base)) return true
  const { username, password } = new URL(text, base)
  return username + password === ''
}
