import { fromParse5 } from 'hast-util-from-parse5'
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { richTextPolicy } from '#domain/rich-text-policy.ts'

export type RichTextTree = Extract<ReturnType<typeof fromParse5>, { type: 'root' }>

interface Parsed {
  /** Undefined where the text is denser than the policy lets it be. */
  tree: RichTextTree | undefined
  /** How many elements were made until the text was read, or given up. */
  elements: number
}

/**
 * Reads a rich text by the standard, and no further than the policy's limits. Tags are counted before anything is parsed; then the
 * parser itself says how many elements it makes and how many stand open, since it alone knows what it closes, and what it opens again
 * in every paragraph.
 */
export function parseRichText(html: string): Parsed {
  if (html.split('<').length > richTextPolicy.maxTags) return { tree: undefined, elements: 0 }
  const bounds = { elements: 0, open: 0 }
  try {
    const fragment = parseFragment(html, {
      treeAdapter: adapterWithin(bounds),
      scriptingEnabled: false,
    })
    return { tree: fromParse5(fragment) as RichTextTree, elements: bounds.elements }
  } catch (error) {
    if (!(error instanceof TooDense)) throw error
    return { tree: undefined, elements: bounds.elements }
  }
}

class TooDense extends Error {}

function adapterWithin(bounds: { elements: number; open: number }): typeof defaultTreeAdapter & {
  onItemPush: (element: DefaultTreeAdapterTypes.Element) => void
  onItemPop: (element: DefaultTreeAdapterTypes.Element) => void
} {
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      bounds.elements += 1
      if (bounds.elements > richTextPolicy.maxTags) throw new TooDense()
      return defaultTreeAdapter.createElement(...given)
    },
    onItemPush() {
      bounds.open += 1
      if (bounds.open > richTextPolicy.maxDepth) throw new TooDense()
    },
    onItemPop() {
      bounds.open -= 1
    },
  }
}
