import {
  addHook,
  type Config,
  isSupported,
  sanitize,
  type UponSanitizeAttributeHookEvent,
} from 'isomorphic-dompurify'
import { isHonestAddress } from '#domain/links.ts'
import { hasAllowedScheme, isOwnPicture, richTextPolicy } from '#domain/rich-text-policy.ts'
import { trustedPolicy } from '#app/platform/page-html.ts'
import { quietHtml } from './quiet-html.ts'

/** What was copied from a text that could be saved has fewer; a parser that restores open elements multiplies what goes on beyond. */
const maxTags = 20_000

const { '*': everywhere, ...ofElements } = richTextPolicy.attributes
const owned: Readonly<Record<string, readonly string[]>> = ofElements
const ownedNames = new Set(Object.values(owned).flat())

/** As the server's: what may stand in a text. */
const policy = policyWith([])

/** Of a paste the looks travel along, under a name that means nothing to a browser. */
const pastePolicy = policyWith(['data-style', 'class', 'data-aria-level', 'role', 'aria-level'])

function policyWith(more: readonly string[]): Config {
  const names = [...everywhere, ...ownedNames, ...more]
  return {
    ALLOWED_TAGS: [...richTextPolicy.tags],
    ALLOWED_ATTR: names,
    // Addresses are judged by their own schemes, below; what is no address may say anything.
    ADD_URI_SAFE_ATTR: names,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: [...richTextPolicy.removedWithContent],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  }
}

addHook('uponSanitizeAttribute', (element, attribute) => {
  if (!isAllowedOn(element.localName, attribute)) attribute.keepAttr = false
})
addHook('afterSanitizeAttributes', (element) => {
  if (element.localName === 'img' && !isOwnPicture(element.getAttribute('src'))) element.remove()
})

function isAllowedOn(
  tag: string,
  {
    attrName: name,
    attrValue: value,
  }: Pick<UponSanitizeAttributeHookEvent, 'attrName' | 'attrValue'>,
): boolean {
  if (ownedNames.has(name) && !owned[tag]?.includes(name)) return false
  return hasAllowedScheme(name, value) && (name !== 'href' || isHonestAddress(value))
}

/** A rich text with only what the policy allows, wherever it comes from. */
export function allowedHtml(html: string): string {
  return allowed(html, policy) ?? ''
}

/** The same of a clipboard, with its looks; undefined for what no honest program copies. */
export function allowedPaste(html: string): string | undefined {
  return allowed(html, pastePolicy)
}

/** It is made quiet first: as it is, the browser would ask the page's policy about every handler and style in it. */
function allowed(html: string, config: Config): string | undefined {
  // Where DOMPurify cannot work it would answer with what it was given.
  if (!isSupported || html.split('<').length > maxTags) return undefined
  const quiet = quietHtml(html)
  const TRUSTED_TYPES_POLICY = trustedPolicy() as Config['TRUSTED_TYPES_POLICY']
  return quiet === undefined ? undefined : sanitize(quiet, { ...config, TRUSTED_TYPES_POLICY })
}
