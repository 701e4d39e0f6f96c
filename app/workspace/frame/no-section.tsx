import { Trans } from '@lingui/react/macro'
import { lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Instead of a section that the reader's role does not open. */
export function NoSection() {
  return (
    <div className="ws-section">
      <EmptyState
        actions={
          <ContentLink className={lookOf({})} url="/admin">
            <Trans>To the start page</Trans>
          </ContentLink>
        }
        icon="lock"
        level="h1"
        title={<Trans>Your role does not open this</Trans>}
      >
        <Trans>Ask an owner if you need it for your work.</Trans>
      </EmptyState>
    </div>
  )
}
