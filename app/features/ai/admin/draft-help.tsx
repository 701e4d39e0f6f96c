import '#app/styles/ai.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DraftTask } from '#domain/ai.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { askDraft } from './draft-calls.ts'
import type { DraftHelpProps } from './draft-help-props.ts'
import { DraftPanel } from './draft-panel.tsx'

/** What AI can do for a text: it drafts, and a person accepts, changes or discards. */
export function DraftHelp(props: DraftHelpProps) {
  const { text, state, hasWords, waiting, isHeld = false } = props
  const { t } = useLingui()
  const [draft, setDraft] = useState(waiting)
  const [task, setTask] = useState<DraftTask>()
  const { send, isBusy, message } = useSave({
    unanswered: t`We cannot reach the site. Try again in a moment.`,
  })
  async function ask(wanted: DraftTask): Promise<void> {
    setTask(wanted)
    const answer = await send((key) => askDraft(text, wanted, key))
    if (answer?.ok) setDraft(answer.value)
  }
  const first: DraftTask | undefined =
    state === 'missing' ? 'translate' : state === 'outdated' ? 'update' : undefined
  return (
    <div className="ai-help">
      {!draft && first && (
        <Button
          isBusy={isBusy && task === first}
          onClick={() => !isBusy && void ask(first)}
          size="s"
          variant="outline"
        >
          <Icon name="sparkles" size="s" />
          {first === 'translate' ? (
            <Trans>Draft by AI</Trans>
          ) : (
            <Trans>Draft what changed by AI</Trans>
          )}
        </Button>
      )}
      {!draft && hasWords && (
        <Menu
          actions={[
            {
              id: 'shorter',
              label: t`Shorter by AI`,
              icon: 'sparkles',
              onSelect: () => void ask('shorter'),
            },
            {
              id: 'plainer',
              label: t`Plainer by AI`,
              icon: 'sparkles',
              onSelect: () => void ask('plainer'),
            },
          ]}
          hasTip
          label={t`AI help`}
        >
          {isBusy ? <Spinner size="s" /> : <Icon name="sparkles" size="s" />}
        </Menu>
      )}
      {message && (
        <p className="field-error" role="alert">
          {message}
        </p>
      )}
      {draft && (
        <DraftPanel {...props} draft={draft} isHeld={isHeld} onGone={() => setDraft(undefined)} />
      )}
    </div>
  )
}
