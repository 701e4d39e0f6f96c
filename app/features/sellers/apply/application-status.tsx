import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { osloClock } from '#domain/oslo-time.ts'
import type { ApplicationView } from '#domain/seller-application.schema.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { dayText } from './day-text.ts'

interface ApplicationStatusProps {
  view: ApplicationView
  /** Begins another application. */
  onAnew: () => void
}

/** Where an application stands that is no longer the applicant's to change: what was decided, why, and what comes next. */
export function ApplicationStatus({ view, onAnew }: ApplicationStatusProps) {
  const [today] = useState(() => osloClock(Date.now()).date)
  return (
    <div className="wrap apply-status">
      <p className="text-muted-foreground">
        <Trans>
          Application <bdi className="num">{view.number}</bdi>
        </Trans>
      </p>
      <Standing view={view} />
      <Words note={view.note} />
      {view.status === 'rejected' && view.mayApplyFrom !== null && (
        <>
          <p className="mt-4" suppressHydrationWarning>
            <Trans>You may apply anew from {dayText(view.mayApplyFrom)}.</Trans>
          </p>
          {view.mayApplyFrom <= today && (
            <Button className="mt-6" onClick={onAnew} variant="outline">
              <Trans>Apply anew</Trans>
            </Button>
          )}
        </>
      )}
      {view.status === 'approved' && (
        <p className="mt-6 flex flex-wrap gap-3">
          {view.sellerSlug !== null && (
            <ButtonLink to={`/sellers/${view.sellerSlug}`}>
              <Trans>See your page</Trans>
            </ButtonLink>
          )}
          <ButtonLink to="/sellers-map" variant="outline">
            <Trans>See the map</Trans>
          </ButtonLink>
          <Button onClick={onAnew} variant="plain">
            <Trans>Apply anew</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}

/** The same in one heading and one sentence. */
function Standing({ view: { status, draft } }: Pick<ApplicationStatusProps, 'view'>) {
  if (status === 'approved')
    return (
      <>
        <h1 className="mt-2">
          <Trans>You are one of our sellers</Trans>
        </h1>
        <p className="mt-3 text-muted-foreground">
          <Trans>
            The link to your own page is in the mail to <bdi dir="ltr">{draft.contact?.email}</bdi>.
          </Trans>
        </p>
      </>
    )
  if (status === 'rejected')
    return (
      <>
        <h1 className="mt-2">
          <Trans>We turned the application down</Trans>
        </h1>
        <p className="mt-3 text-muted-foreground">
          <Trans>Thank you for wanting to sell our goods.</Trans>
        </p>
      </>
    )
  return (
    <>
      <h1 className="mt-2">
        {status === 'in_review' ? (
          <Trans>We are looking at your application</Trans>
        ) : (
          <Trans>We have your application</Trans>
        )}
      </h1>
      <p className="mt-3 text-muted-foreground">
        <Trans>
          You have an answer within three working days, to{' '}
          <bdi dir="ltr">{draft.contact?.email}</bdi>.
        </Trans>
      </p>
    </>
  )
}

/** What the factory wrote to its decision. */
function Words({ note }: { note: string }) {
  if (note === '') return null
  return (
    <blockquote className="apply-note whitespace-pre-line" dir="auto">
      {note}
    </blockquote>
  )
}
