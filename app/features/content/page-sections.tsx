import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import type { ShownSection } from '#domain/sections.schema.ts'
import { BlockSection } from './blocks/block-section.tsx'
import type { Words } from './words.ts'

/** In the answer to the page, so that it is read without JavaScript; a browser fetches the code of blocks where a page has some. */
const blockSection = createIsomorphicFn()
  .server(() => BlockSection)
  .client(() =>
    lazy(async () => ({
      default: (await import('./blocks/block-section.tsx')).BlockSection,
    })),
  )
const Block = blockSection()

/** The sections that editors have added to a page. */
export function PageSections({ words }: { words: Words }) {
  return words.sections?.map((section) => (
    <AddedSection key={section.number} section={section} words={words} />
  ))
}

/** One of them. Until its code is there the page keeps what the server has sent. */
export function AddedSection({ section, words }: { section: ShownSection; words: Words }) {
  return (
    <Suspense fallback={null}>
      <Block section={section} words={words} />
    </Suspense>
  )
}
