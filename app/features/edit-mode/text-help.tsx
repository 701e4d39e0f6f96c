import { useLingui } from '@lingui/react/macro'
import { isAllowed } from '#domain/permissions.ts'
import type { DraftHelpProps } from '#app/features/ai/admin/draft-help-props.ts'
import { fetched } from '#app/ui/fetched.tsx'
import { useEditing } from './editing-context.ts'
import { isPicture } from './is-picture.ts'
import type { TextEditor } from './use-text-editor.ts'

const DraftHelp = fetched<DraftHelpProps>(
  async () => (await import('#app/features/ai/admin/draft-help.tsx')).DraftHelp,
)
const HtmlWords = fetched(async () => (await import('./html-words.tsx')).HtmlWords)

/** What AI can do for an open text. What it has drafted and was accepted is saved as any other words, and can be taken back. */
export function TextHelp({ editor }: { editor: TextEditor }) {
  const { t } = useLingui()
  const { user } = useEditing()
  const { text, isChanged, change, run } = editor
  if (!isAllowed(user, 'ai.use') || isPicture(text)) return null
  const { page, key, languageCode: language } = text
  return (
    <DraftHelp
      Html={HtmlWords}
      hasWords={text.value !== ''}
      isHeld={isChanged || text.draft !== null}
      isHtml={text.type === 'html'}
      onAccepted={(value) =>
        run({ call: () => Promise.resolve({ ok: true, value }), said: t`Saved`, isStep: true })
      }
      onTake={change}
      state={text.state}
      text={{ page, key, language }}
    />
  )
}
