import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, QueryClient } from '@tanstack/react-query'
import type { AiDraft, AiState } from '#domain/ai.schema.ts'
import { knowsAllergensIn, lockedWordsIn } from '#domain/locked-words.ts'
import { callApi } from '#app/platform/api.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'
import { DifferenceWords } from './difference-words.tsx'
import { acceptDraft, discardDraft } from './draft-calls.ts'
import type { DraftHelpProps } from './draft-help-props.ts'
import { LockedWords } from './locked-words.tsx'
import { mendedDraft } from './mended-draft.ts'

interface DraftPanelProps extends DraftHelpProps {
  draft: AiDraft
  onGone: () => void
}

/** A draft with what is locked in it: it holds and can be accepted, or says what it has changed. */
export function DraftPanel(props: DraftPanelProps) {
  const { draft, direction, isHtml, isHeld, Html, onTake, onAccepted, onGone } = props
  const { t } = useLingui()
  const nameOf = useLanguageName()
  const language = nameOf(draft.languageCode)
  const names = useNames()
  const { send, isBusy, message } = useSave({
    unanswered: t`We cannot reach the site. Nothing was changed; try again in a moment.`,
  })
  async function accept(value?: string): Promise<void> {
    const answer = await send((key) => acceptDraft(draft, value, key), {
      content: { draft, value },
    })
    if (!answer?.ok) return
    onGone()
    notifyStaff.success(t`Saved`)
    onAccepted(answer.value.text)
  }
  async function discard(): Promise<void> {
    const answer = await send((key) => discardDraft(draft, key))
    if (answer?.ok) onGone()
  }
  const mended = mendedDraft(draft)
  const [first] = draft.differences
  return (
    <section aria-label={t`Draft by AI`} className="ai-draft" data-state={draft.state}>
      <div className="ai-draft-head">
        <Icon name="sparkles" size="s" />
        <Trans>Draft by AI in {language}. Nobody else sees it before it is accepted.</Trans>
      </div>
      {isHtml ? (
        <Html html={draft.value} lang={draft.languageCode} />
      ) : (
        <LockedWords
          direction={direction}
          language={draft.languageCode}
          names={names}
          words={draft.value}
        />
      )}
      <div className="ai-draft-foot">
        {first ? (
          <span className="ws-state" data-tone="bad">
            <span>
              <DifferenceWords difference={first} /> <Trans>It cannot be accepted like this.</Trans>
            </span>
          </span>
        ) : (
          <Held draft={draft} names={names} />
        )}
        <Button
          aria-disabled={isHeld}
          onClick={() => {
            if (isHeld) return
            onTake(draft.value)
            if (!first) void discard()
          }}
          size="s"
          variant="plain"
        >
          <Trans>Change</Trans>
        </Button>
        <Button
          aria-disabled={isBusy}
          onClick={() => !isBusy && void discard()}
          size="s"
          variant="outline"
        >
          <Trans>Discard</Trans>
        </Button>
        {!first && (
          <Button
            aria-disabled={isHeld}
            isBusy={isBusy}
            onClick={() => !isHeld && void accept()}
            size="s"
          >
            <Icon name="check" size="s" />
            <Trans>Accept</Trans>
          </Button>
        )}
        {mended && (
          <Button
            aria-disabled={isHeld}
            isBusy={isBusy}
            onClick={() => !isHeld && void accept(mended)}
            size="s"
          >
            <Trans>
              Put in <bdi>{first?.wanted}</bdi>
            </Trans>
          </Button>
        )}
      </div>
      {isHeld && (
        <p className="ws-quiet">
          <Trans>Save or clear what you typed first: the draft would take its place.</Trans>
        </p>
      )}
      {message && (
        <p className="field-error" role="alert">
          {message}
        </p>
      )}
    </section>
  )
}

function Held({ draft, names }: { draft: AiDraft; names: readonly string[] }) {
  const isKnown = knowsAllergensIn(draft.languageCode)
  const count = lockedWordsIn(draft.source, names).filter(
    ({ kind }) => kind !== 'mark' && (isKnown || kind !== 'allergen'),
  ).length
  return (
    <span className="ws-state" data-tone="good">
      {count === 0 ? (
        <Trans>Nothing in it is locked</Trans>
      ) : (
        <Plural
          one="# locked value is the same"
          other="All # locked values are the same"
          value={count}
        />
      )}
    </span>
  )
}

const reads = new QueryClient()

/** What the shop is called, which is locked in every text. */
function useNames(): readonly string[] {
  const { data = [] } = useQuery(
    {
      queryKey: ['ai-names'],
      queryFn: async () => {
        const answer = await callApi<AiState>('/admin/ai')
        return answer.ok ? answer.value.names : []
      },
      staleTime: Infinity,
    },
    reads,
  )
  return data
}
