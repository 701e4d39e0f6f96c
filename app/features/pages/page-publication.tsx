import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditablePage } from '#domain/pages.schema.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'
import { PageSchedule, type Publishing } from './page-schedule.tsx'
import { pageStateWords } from './page-words.ts'
import type { PagesSection } from './pages.functions.ts'
import { UnwordedPictures } from './unworded-pictures.tsx'

interface PagePublicationProps {
  page: EditablePage
  /** The page in the language at hand. */
  language: EditablePage['languages'][number]
  unworded: PagesSection['unworded']
  onChanged: () => Promise<void>
  /** It is out now, or will be at its time. */
  onPublished?: () => void
}

/** Publishes a page in a language at once or at its time, or takes it down; where links would then lead nowhere, it asks again. */
export function PagePublication(props: PagePublicationProps) {
  const { page, language, unworded, onChanged, onPublished } = props
  const { t, i18n } = useLingui()
  const { code, state, publishAt, unpublishAt } = language
  const { send, isSaving, isBusy, message, refusal } = useSave({ onOutdated: onChanged })
  const [isPlanning, setIsPlanning] = useState(false)
  const [asked, setAsked] = useState<Publishing>()
  const choose = (wish: Publishing, anyway = false) => {
    setAsked(wish)
    const path = `/admin/content/pages/${page.id}/languages/${code}/publication`
    const body = { rev: page.rev, ...wish, anyway }
    const done = () => {
      setIsPlanning(false)
      notifyStaff.success(t`Saved`)
      if (wish.as === 'publish') onPublished?.()
    }
    void send((idempotencyKey) => callTwice(path, { method: 'PUT', body, idempotencyKey }), {
      content: body,
      onAnswer: ({ ok }) => ok && done(),
    })
  }
  const now = { publishAt: null, unpublishAt: null }
  return (
    <section className="page-publication">
      <UnsavedGuard hasFailed={message !== undefined} isDirty={false} isSaving={isSaving} />
      <p>
        <span className="ws-state" data-tone={pageStateWords[state].tone}>
          {i18n._(pageStateWords[state].label)}
        </span>
        {publishAt !== null && (
          <span>
            <Trans>
              Shown from <Moment at={publishAt} />
            </Trans>
          </span>
        )}
        {unpublishAt !== null && (
          <span>
            <Trans>
              Shown until <Moment at={unpublishAt} />
            </Trans>
          </span>
        )}
      </p>
      <UnwordedPictures pageKey={page.key} pictures={unworded} />
      <div className="ws-form-foot">
        {state !== 'published' && (
          <FocusHandoffButton
            isBusy={isBusy}
            onClick={() => choose({ as: 'publish', ...now })}
            size="s"
          >
            <Trans>Publish</Trans>
          </FocusHandoffButton>
        )}
        {state !== 'draft' && (
          <FocusHandoffButton
            isBusy={isBusy}
            onClick={() => choose({ as: 'unpublish', ...now })}
            size="s"
            variant="outline"
          >
            {state === 'published' ? <Trans>Take down</Trans> : <Trans>Cancel the schedule</Trans>}
          </FocusHandoffButton>
        )}
        <FocusHandoffButton
          aria-expanded={isPlanning}
          onClick={() => setIsPlanning(!isPlanning)}
          size="s"
          variant="outline"
        >
          <Trans>Schedule</Trans>
        </FocusHandoffButton>
      </div>
      {isPlanning && (
        <PageSchedule isBusy={isBusy} language={language} onChoose={(wish) => choose(wish)} />
      )}
      <div role="alert">
        {message && <p className="ws-note">{message}</p>}
        {refusal?.code === 'page_linked' && asked && (
          <FocusHandoffButton
            isBusy={isBusy}
            onClick={() => choose(asked, true)}
            size="s"
            variant="outline"
          >
            <Trans>Take it down anyway</Trans>
          </FocusHandoffButton>
        )}
      </div>
    </section>
  )
}
