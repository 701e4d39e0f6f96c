import { Trans } from '@lingui/react/macro'
import { ContentLink } from '#app/ui/content-link.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** An empty request: what it is for, and where to begin. */
export function NothingAsked({ onLeave }: { onLeave?: () => void }) {
  return (
    <EmptyState
      actions={
        <ContentLink
          className={lookOf({})}
          url="/products"
          {...(onLeave ? { onClick: onLeave } : {})}
        >
          <Trans>See our products</Trans>
        </ContentLink>
      }
      icon="file-text"
      title={<Trans>What do you need?</Trans>}
    >
      <Trans>
        Add goods to your request, paste your own list, or describe what we do not sell yet. We
        answer with price, freight and delivery time.
      </Trans>
    </EmptyState>
  )
}
