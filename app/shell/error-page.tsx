import { Trans } from '@lingui/react/macro'

/** Shown when a page could not be made; what people typed elsewhere stays. */
export function ErrorPage() {
  return (
    <div role="alert">
      <h1>
        <Trans>Something went wrong</Trans>
      </h1>
    </div>
  )
}
