import { textKeyOf } from '#app/features/edit-mode/text-key.ts'
import { textName } from '#app/features/edit-mode/text-names.ts'
import { TextChange } from './text-change.tsx'

/** How the audit log reads the texts that it names, and shows what became of them. */
export const loggedTexts = { textKeyOf, nameOf: textName, TextChange }
