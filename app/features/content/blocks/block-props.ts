import type { Words } from '#app/features/content/words.ts'
import { type BlockKind, isLetterKind, isOwnKind } from '#domain/sections.ts'
import type { ShownSection } from '#domain/sections.schema.ts'

/** A section that an editor has added, with the settings of its kind. */
export type ShownBlock<Kind extends BlockKind = BlockKind> = Extract<ShownSection, { kind: Kind }>

export interface BlockProps<Kind extends BlockKind = BlockKind> {
  section: ShownBlock<Kind>
  words: Words
}

/** True for all but a page's own sections, and the blocks of newsletters. */
export function isBlock(section: ShownSection): section is ShownBlock {
  return !isOwnKind(section.kind) && !isLetterKind(section.kind)
}
