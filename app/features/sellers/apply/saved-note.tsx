import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { dayText } from './day-text.ts'
import type { Application } from './use-application.ts'

/** When the draft was saved, how long it is kept, and the link to it once more. */
export function SavedNote({ application: { view, write } }: { application: Application }) {
  const { t } = useLingui()
  const { send, isBusy, message } = useSave()
  const [isSent, setSent] = useState(false)
  if (!view) return null
  const email = view.draft.contact?.email ?? ''
  const clock = new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: appConfig.timeZone },
  }).format(view.savedAt)
  const sendAgain = async () => {
    setSent(false)
    const answer = await send((idempotencyKey) =>
      write<object>('POST', 'mail', { body: {}, idempotencyKey }),
    )
    setSent(answer?.ok === true)
  }
  return (
    <div className="apply-saved" suppressHydrationWarning>
      <b>
        <Icon name="check" size="s" />
        <span>{t`Saved at ${clock}`}</span>
      </b>
      {view.status === 'draft' && (
        <p suppressHydrationWarning>{t`The draft is kept until ${dayText(view.keptUntil)}.`}</p>
      )}
      {view.isEmailConfirmed && (
        <p>
          <Trans>
            The link to it is sent to <bdi dir="ltr">{email}</bdi>.
          </Trans>{' '}
          <button
            className="inline-link"
            disabled={isBusy}
            onClick={() => void sendAgain()}
            type="button"
          >
            <Trans>Send it again</Trans>
          </button>
        </p>
      )}
      <p role="status">{isSent ? t`The link is on its way.` : (message ?? '')}</p>
    </div>
  )
}
