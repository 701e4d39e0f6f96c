import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** A link that leads to no application: a draft is forgotten after thirty days. */
export function UnknownApplication() {
  return (
    <div className="wrap py-16">
      <EmptyState
        actions={
          <ButtonLink to="/become-seller">
            <Trans>Begin anew</Trans>
          </ButtonLink>
        }
        icon="store"
        level="h1"
        title={<Trans>This link leads to no application</Trans>}
      >
        <Trans>A draft is forgotten after thirty days. The newest link is in our last mail.</Trans>
      </EmptyState>
    </div>
  )
}
