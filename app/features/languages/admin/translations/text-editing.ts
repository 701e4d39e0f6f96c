import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import type { AiDraft } from '#domain/ai.schema.ts'
import type { EditableText } from '#domain/editing.schema.ts'

interface FieldProps {
  label: string
  /** The ids of what is read out with it. */
  describedBy: string
  /** What was refused. */
  isWrong: boolean
  value: string
  language: string
  direction: 'ltr' | 'rtl' | undefined
  isReadOnly: boolean
  onChange: (html: string) => void
  /** Ctrl+Enter. */
  onSubmit: () => void
}

/** What AI help for a text is given: as `DraftHelp` takes it. */
interface HelpProps {
  text: { page: string; key: string; language: string }
  state: EditableText['state'] | 'builtIn'
  hasWords: boolean
  isHtml: boolean
  direction?: 'ltr' | 'rtl' | undefined
  waiting?: AiDraft | undefined
  isHeld?: boolean
  onTake: (value: string) => void
  onAccepted: (text: EditableText) => void
  Html: ComponentType<{ html: string; lang: string }>
}

/** How the texts of pages are called, shown and written: as in Edit Mode, of which the route brings the parts. */
export interface TextEditing {
  nameOf: (i18n: I18n, text: { page: string; key: string }) => string
  /** Asks before words are published where a draft is waiting. */
  OverDraftDialog: ComponentType<{ isOpen: boolean; onClose: () => void; onSure: () => void }>
  Difference: ComponentType<{ before: string; after: string; language: string }>
  /** Drafts of AI, which a person accepts. */
  DraftHelp: ComponentType<HelpProps>
  /** A whole language of them. */
  LanguageHelp: ComponentType<{
    language: string
    drafts: readonly AiDraft[]
    onChanged: () => Promise<void>
  }>
  // Those of rich texts are drawn in browsers alone.
  HtmlField: ComponentType<FieldProps>
  HtmlWords: ComponentType<{ html: string; lang: string; dir?: string }>
  HtmlDifference: ComponentType<{ before: string; after: string; language: string }>
}
