import { Trans } from '@lingui/react/macro'
import { lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { EmptyBasket } from './drawings.tsx'

/** Nothing was ordered yet: the way to the shop. */
export function NoOrders({ level }: { level: 'h2' | 'h3' }) {
  return (
    <EmptyState
      actions={
        <ContentLink className={lookOf({})} url="/shop">
          <Trans>See our products</Trans>
        </ContentLink>
      }
      level={level}
      picture={<EmptyBasket />}
      title={<Trans>No orders yet</Trans>}
    >
      <Trans>What you order while you are signed in is kept here.</Trans>
    </EmptyState>
  )
}
