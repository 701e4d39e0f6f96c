import '#app/styles/editing.css'
import { lazy } from 'react'
import { textName } from './text-names.ts'
import { WordDifference } from './word-difference.tsx'

const words = () => import('./html-words.tsx')

/** What other sections call, show and write texts by. */
export const textEditing = {
  nameOf: textName,
  Difference: WordDifference,
  HtmlField: lazy(async () => ({ default: (await import('./html-box.tsx')).HtmlBox })),
  HtmlWords: lazy(async () => ({ default: (await words()).HtmlWords })),
  HtmlDifference: lazy(async () => ({ default: (await words()).HtmlDifference })),
}
