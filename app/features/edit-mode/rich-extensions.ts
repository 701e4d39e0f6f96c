import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isHonestAddress } from '#domain/links.ts'
import { richTextPolicy } from '#domain/rich-text-policy.ts'
import { keptExtensions } from './rich-kept.ts'

/** Tiptap's table writes widths as styles, which the policy does not allow. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addNodeView: () => null,
})

/** A scope tells a reader's software what a heading is the heading of. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

/** A picture further down is fetched when its reader comes near. */
const LazyImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), loading: { default: null } }
  },
})

/** What a rich text may be made of: what the server's policy lets through. */
export const richExtensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      autolink: false,
      protocols: [...richTextPolicy.protocols.href],
      HTMLAttributes: { class: null, rel: null, target: null },
      isAllowedUri: (address) => isAllowedAddress(address ?? ''),
    },
  }),
  LazyImage.configure({ inline: true }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableCell,
  ScopedHeader,
  ...keptExtensions,
]

/** True for a path of this site, a place on the page, and the schemes that the policy names; they hide nothing. */
export function isAllowedAddress(address: string): boolean {
  if (!isHonestAddress(address)) return false
  const scheme = /^(?<name>[a-z][a-z0-9+.-]*):/iu.exec(address.trim())?.groups?.['name']
  if (scheme)
    return (richTextPolicy.protocols.href as readonly string[]).includes(scheme.toLowerCase())
  return /^(?:\/(?!\/)|#)/u.test(address.trim())
}
