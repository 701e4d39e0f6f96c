import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { failureRef, isTooMany } from '#app/platform/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Shown when a page could not be made; what people typed elsewhere stays. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const ref = failureRef(error)
  const retry = async () => {
    setIsBusy(true)
    await router.invalidate()
    reset?.()
    setIsBusy(false)
  }
  return (
    <div className="notice-page" role="alert">
      <span className="empty-icon">
        <Icon name="cloud-off" size="l" />
      </span>
      <h1>
        <Trans>This page did not load</Trans>
      </h1>
      <p>
        {isTooMany(error) ? (
          <Trans>You asked for this too often. Wait a minute and try again.</Trans>
        ) : (
          <Trans>We failed, or the connection did. Nothing is lost. Try again in a moment.</Trans>
        )}
      </p>
      <div className="empty-actions">
        <Button isBusy={isBusy} onClick={() => void retry()} size="l">
          <Trans>Try again</Trans>
        </Button>
        <ContentLink className="btn btn-outline btn-l" url="/">
          <Trans>To the home page</Trans>
        </ContentLink>
      </div>
      {ref && (
        <p className="notice-ref">
          <Trans>
            Reference: <bdi className="num">{ref}</bdi>
          </Trans>
        </p>
      )}
    </div>
  )
}
