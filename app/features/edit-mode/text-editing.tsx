import '#app/styles/editing.css'
import { OverDraftDialog } from './over-draft-dialog.tsx'
import { fetched } from '#app/ui/fetched.tsx'
import { textName } from './text-names.ts'
import { WordDifference } from '#app/workspace/form/word-difference.tsx'

/** What other sections call, show and write texts by. */
export const textEditing = {
  nameOf: textName,
  OverDraftDialog,
  Difference: WordDifference,
  HtmlField: fetched(async () => (await import('./html-box.tsx')).HtmlBox, {
    waiting: () => <div className="ws-html-field" />,
  }),
  HtmlWords: fetched(async () => (await import('./html-words.tsx')).HtmlWords),
  HtmlDifference: fetched(async () => (await import('./rich-difference.tsx')).RichDifference),
}
