import { type ComponentType, createElement } from 'react'
import styles from '#app/styles/blocks.css?url'
import { sectionMark } from '#app/features/content/own-section.ts'
import type { Words } from '#app/features/content/words.ts'
import { type BlockKind, sectionNumberOf } from '#domain/sections.ts'
import { useEmptyPlaces } from '#app/platform/empty-places.ts'
import type { ShownSection } from '#domain/sections.schema.ts'
import { type BlockProps, isBlock } from './block-props.ts'
import { blocks } from './blocks.ts'

/** A section as its kind draws it, on its ground. */
export function BlockSection({ section, words }: { section: ShownSection; words: Words }) {
  const showsEmpty = useEmptyPlaces()
  if (!isBlock(section) || !(showsEmpty || hasContent(section, words))) return null
  const { ground } = section.settings
  return (
    <>
      <link href={styles} precedence="blocks" rel="stylesheet" />
      <section
        {...sectionMark(words.page, section.number)}
        className="block"
        data-ground={ground}
        data-kind={section.kind}
        data-theme={ground === 'deep' ? 'dark' : undefined}
      >
        {drawn(section.kind, { section, words })}
      </section>
    </>
  )
}

/** A section that nobody has written yet, in this language or the one behind it, would be an empty band. */
function hasContent({ number, pictures, products }: ShownSection, { texts }: Words): boolean {
  if (pictures || products) return true
  return Object.keys(texts).some((key) => sectionNumberOf(key) === number)
}

function drawn<Kind extends BlockKind>(kind: Kind, props: BlockProps<Kind>) {
  const block: ComponentType<BlockProps<Kind>> = blocks[kind]
  return createElement(block, props)
}
