import type { ComponentType } from 'react'
import type { AiDraft } from '#domain/ai.schema.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import type { DraftedText } from './draft-calls.ts'

export interface DraftHelpProps {
  text: DraftedText
  /** What it stands for now: without words a draft is made, of an outdated one what has changed. */
  state: EditableText['state'] | 'builtIn'
  hasWords: boolean
  isHtml: boolean
  direction?: 'ltr' | 'rtl' | undefined
  /** One that waits already. */
  waiting?: AiDraft | undefined
  /** Something is typed over what the draft would be saved over. */
  isHeld?: boolean
  /** Puts the draft into the field, to be changed. */
  onTake: (value: string) => void
  /** It was accepted: the text as it stands now. */
  onAccepted: (text: EditableText) => void
  /** Draws a rich text. */
  Html: ComponentType<{ html: string; lang: string }>
}
