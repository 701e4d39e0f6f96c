import { type ComponentType, createElement } from 'react'
import styles from '#app/styles/blocks.css?url'
import type { Words } from '#app/features/content/words.ts'
import type { BlockKind } from '#domain/sections.ts'
import type { ShownSection } from '#domain/sections.schema.ts'
import { type BlockProps, isBlock } from './block-props.ts'
import { blocks } from './blocks.ts'

/** A section as its kind draws it, on its ground. */
export function BlockSection({ section, words }: { section: ShownSection; words: Words }) {
  if (!isBlock(section)) return null
  const { ground } = section.settings
  return (
    <>
      <link href={styles} precedence="blocks" rel="stylesheet" />
      <section
        className="block"
        data-ground={ground}
        data-kind={section.kind}
        data-section={`${words.page}:${section.number}`}
        data-theme={ground === 'deep' ? 'dark' : undefined}
      >
        {drawn(section.kind, { section, words })}
      </section>
    </>
  )
}

function drawn<Kind extends BlockKind>(kind: Kind, props: BlockProps<Kind>) {
  const block: ComponentType<BlockProps<Kind>> = blocks[kind]
  return createElement(block, props)
}
