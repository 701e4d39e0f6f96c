/** sonner puts its stylesheet into the page as an element; these are the hashes of what it may hold. */
const sonnerStyles = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
]

/** Vite's refresh puts styles into the page as it likes; in production only files and known hashes may. */
const styles = import.meta.env.DEV ? "'unsafe-inline'" : quoted(sonnerStyles)

const common = [
  "default-src 'self'",
  `style-src-elem 'self' ${styles}`,
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
  return [`script-src 'nonce-${nonce}' 'strict-dynamic'`, ...common].join('; ')
}

/** The policy of a kept page, which can carry no nonce: exactly the inline scripts it holds may run. */
export async function policyWithHashes(html: string): Promise<string> {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu)]
  const hashes = await Promise.all(inline.map((match) => hashOf(match[1] ?? '')))
  return [`script-src 'self' ${quoted(hashes)}`, ...common].join('; ')
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
