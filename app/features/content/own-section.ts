import type { Words } from './words.ts'

/** What each of a page's own sections is given. */
export interface OwnSectionProps {
  words: Words
  mark: SectionMark
}

/** By which Edit Mode finds a section where it stands. */
type SectionMark = ReturnType<typeof sectionMark>

export function sectionMark(page: string, number: number) {
  return { 'data-section': `${page}:${number}` }
}
