/** Pictures of this site: of the media library in one of its widths, and those that the product brought along. */
const ownPictures = /^\/(?:media\/[\w-]{1,64}\/[1-9]\d{0,8}\/\d{2,4}|pictures\/[\w-]+\.webp)$/u

/** True for an address that a picture in a rich text may have: others would tell strangers who reads us, and may go any day. */
export function isOwnPicture(address: unknown): boolean {
  return typeof address === 'string' && ownPictures.test(address)
}

/**
 * What may stand in a rich text, on the server and in the browser alike. Whatever is not named here is taken out; the words in
 * it stay, but for the elements of `removedWithContent`.
 */
export const richTextPolicy = {
  maxLength: 20_000,
  /** Nothing honest has more tags, or elements once it is read: a parser that opens elements again multiplies what it finds. */
  maxTags: 4000,
  /** Elements within one another. Nothing honest nests deeper, and what reads a tree calls itself for each. */
  maxDepth: 64,
  tags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'div', 'span'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['code', 'pre', 'kbd', 'samp'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr'],
    ...['q', 'cite', 'bdi', 'bdo'],
  ],
  /** Attributes by element, as HTML spells them; `*` is for all. A class would lend the page's own looks to a text. */
  attributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'reversed'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    colgroup: ['span'],
    q: ['cite'],
    blockquote: ['cite'],
    del: ['cite', 'datetime'],
    ins: ['cite', 'datetime'],
  },
  /** Schemes of addresses by attribute; an address without a scheme stays within the site. */
  protocols: {
    href: ['http', 'https', 'mailto', 'tel', 'sms'],
    src: ['http', 'https'],
    cite: ['http', 'https'],
  },
  removedWithContent: [
    ...['script', 'style', 'template', 'noscript', 'title', 'object', 'embed', 'iframe', 'applet'],
    ...['form', 'input', 'textarea', 'select', 'button', 'svg', 'math'],
    ...['xmp', 'noembed', 'noframes', 'plaintext', 'frameset'],
  ],
} as const satisfies {
  maxLength: number
  maxTags: number
  maxDepth: number
  tags: readonly string[]
  attributes: Record<string, readonly string[]>
  protocols: Record<string, readonly string[]>
  removedWithContent: readonly string[]
}

/**
 * True for an address whose scheme may stand in that attribute, or that has none; and for what is no address.
 * @example hasAllowedScheme('cite', 'tel:1') // false
 */
export function hasAllowedScheme(attribute: string, value: string): boolean {
  const schemes: Readonly<Record<string, readonly string[]>> = richTextPolicy.protocols
  const allowed = schemes[attribute]
  // Browsers read over blanks and signs that control, wherever in a scheme they stand.
  const scheme = /^(?<scheme>[^/?#:]*):/u.exec(value.replaceAll(/[\p{C}\p{Z}]/gu, ''))?.groups?.[
    'scheme'
  ]
  return !allowed || scheme === undefined || allowed.includes(scheme.toLowerCase())
}
