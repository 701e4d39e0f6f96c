import type { AiDraft } from '#domain/ai.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { pageRow } from './page-rows.ts'
import type { TextEditing } from './text-editing.ts'
import type { useTranslation } from './use-translation.ts'

interface TranslationHelpProps {
  editing: TextEditing
  target: EditableLanguage
  /** What AI has drafted already. */
  drafted: AiDraft | undefined
  text: ReturnType<typeof useTranslation>
}

/** What AI can do for a text of the list; the product's own buttons and messages are written by people. */
export function TranslationHelp({ editing, target, drafted, text }: TranslationHelpProps) {
  const { row, isDirty, setTyped, wasAccepted } = text
  if (row.place.area === 'interface') return null
  const { page, key } = row.place
  return (
    <editing.DraftHelp
      Html={editing.HtmlWords}
      direction={target.direction}
      hasWords={row.target !== ''}
      isHeld={isDirty}
      isHtml={row.isHtml}
      key={drafted?.rev}
      onAccepted={(now) => wasAccepted(pageRow(now))}
      onTake={setTyped}
      state={row.state}
      text={{ page, key, language: target.code }}
      waiting={drafted}
    />
  )
}
