import { Trans } from '@lingui/react/macro'

export function NotFoundPage() {
  return (
    <h1>
      <Trans>Page not found</Trans>
    </h1>
  )
}
