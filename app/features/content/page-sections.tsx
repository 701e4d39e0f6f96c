import { BlockSection } from './blocks/block-section.tsx'
import type { Words } from './words.ts'

/** The sections that editors have added to a page. */
export function PageSections({ words }: { words: Words }) {
  return words.sections?.map((section) => (
    <BlockSection key={section.number} section={section} words={words} />
  ))
}
