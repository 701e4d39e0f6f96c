import type { TextEditor } from './use-text-editor.ts'

/** What Enter does in an open text: nothing where nothing was changed, and a word about it where its words were taken away. */
export function saveByKey({ canPublish, isEmptied, save }: TextEditor): void {
  if (canPublish || isEmptied) save({ as: 'publish' })
}
