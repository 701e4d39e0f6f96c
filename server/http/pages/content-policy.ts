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

/**
 * A page made to be kept, without the nonce it was made with, and the policy that fits it: exactly the inline scripts and styles
 * that carried the nonce count. The writer of a text of the page cannot know a nonce made after it, so no words of theirs are taken
 * for an element of ours, however much they look like one.
 */
export async function withHashes(
  html: string,
  nonce: string,
): Promise<{ html: string; policy: string }> {
  const mark = ` nonce="${nonce}"`
  const inline = ownInline(html, mark)
  const [inScripts, inStyles] = await Promise.all([
    hashesOf(inline.filter(({ tag }) => tag === 'script')),
    hashesOf(inline.filter(({ tag }) => tag === 'style')),
  ])
  return {
    html: html.replace(metaOf(nonce), '').replaceAll(mark, ''),
    policy: policy(`'self' ${quoted(inScripts)}`, [styles, quoted(inStyles)].join(' ').trim()),
  }
}

/** What the router tells its browser part of the nonce. */
function metaOf(nonce: string): string {
  return `<meta property="csp-nonce" content="${nonce}"/>`
}

interface InlineElement {
  tag: string
  text: string
}

/** The elements that carry the mark, with what stands in them. React escapes `<` and `>` in attributes: the nearest are the tag's own. */
function ownInline(html: string, mark: string): InlineElement[] {
  const found: InlineElement[] = []
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + 1)) {
    const tag = html.slice(html.lastIndexOf('<', at) + 1, at).split(' ', 1)[0] ?? ''
    if (tag !== 'script' && tag !== 'style') continue
    const start = html.indexOf('>', at) + 1
    found.push({ tag, text: html.slice(start, html.indexOf(`</${tag}>`, start)) })
  }
  return found
}

function policy(scripts: string, ownStyles: string): string {
  return [`script-src ${scripts}`, `style-src-elem 'self' ${ownStyles}`, ...common].join('; ')
}

/** An element with an address of its own has nothing in it. */
async function hashesOf(elements: readonly InlineElement[]): Promise<string[]> {
  return Promise.all(elements.filter(({ text }) => text !== '').map(({ text }) => hashOf(text)))
}

/** The same for a page that the site shows within its own: no other site may. */
export function framedByUs(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

/** The same for a factory whose map has tiles from elsewhere: pictures may come from there, too. */
export function withTiles(policy: string, tileOrigin: string): string {
  return policy.replace("img-src 'self'", `img-src 'self' ${tileOrigin}`)
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
