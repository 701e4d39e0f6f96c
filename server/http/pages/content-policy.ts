/** sonner puts its stylesheet into the page as an element; these are the hashes of what it may hold. */
const sonnerStyles = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
]

/** Vite's refresh puts styles into the page as it likes; in production only files and known hashes may. */
const styles = import.meta.env.DEV ? "'unsafe-inline'" : quoted(sonnerStyles)

const common = [
  "default-src 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types app',
]

/** The policy of a page made for one request: its scripts carry the nonce. */
export function policyWithNonce(nonce: string): string {
  const own = import.meta.env.DEV ? '' : ` 'nonce-${nonce}'`
  return policy(`'nonce-${nonce}' 'strict-dynamic'`, `${styles}${own}`)
}

/** The policy of a page that has no script. */
export const policyWithoutScripts = policy("'none'", styles)

/** The policy of a kept page, which can carry no nonce: exactly the inline scripts and styles that it holds count. */
export async function policyWithHashes(html: string): Promise<string> {
  const inScripts = await hashesIn(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu)
  const inStyles = await hashesIn(html, /<style[^>]*>([\s\S]*?)<\/style>/gu)
  return policy(`'self' ${quoted(inScripts)}`, [styles, quoted(inStyles)].join(' ').trim())
}

function policy(scripts: string, ownStyles: string): string {
  return [`script-src ${scripts}`, `style-src-elem 'self' ${ownStyles}`, ...common].join('; ')
}

async function hashesIn(html: string, element: RegExp): Promise<string[]> {
  return Promise.all([...html.matchAll(element)].map((match) => hashOf(match[1] ?? '')))
}

/** The same for a page that the site shows within its own: no other site may. */
export function framedByUs(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

/** 128 random bits for one answer. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

function quoted(hashes: readonly string[]): string {
  return hashes.map((hash) => `'${hash}'`).join(' ')
}
