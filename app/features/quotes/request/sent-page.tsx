import '#app/styles/quote-request.css'
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useIsHydrating } from '#app/ui/use-is-hydrating.ts'
import { NextSteps } from './next-steps.tsx'
import { type SentRequest, sentRequest } from './request-storage.ts'

/** What became of the request that this tab has sent: its number, when it is answered, and where the mail goes. */
export function SentPage() {
  const isHydrating = useIsHydrating()
  const text = useSyncExternalStore(unchanging, sentText, onServer)
  const sent = text === '' ? undefined : (JSON.parse(text) as SentRequest)
  if (sent) return <Sent sent={sent} />
  if (isHydrating) return <div aria-busy="true" className="wrap quote-sent" />
  return (
    <div className="wrap quote-sent">
      <EmptyState
        actions={
          <ButtonLink to="/quote-checkout">
            <Trans>Ask for an offer</Trans>
          </ButtonLink>
        }
        icon="file-text"
        level="h1"
        title={<Trans>Nothing was sent from here</Trans>}
      >
        <Trans>The link to a request that you have sent is in the mail about it.</Trans>
      </EmptyState>
    </div>
  )
}

function Sent({ sent: { number, dueAt, email } }: { sent: SentRequest }) {
  return (
    <div className="wrap quote-sent">
      <p className="text-muted-foreground">
        <Trans>
          Request <bdi className="num">{number}</bdi>
        </Trans>
      </p>
      <h1 className="mt-2">
        <Trans>Thank you, we have your request</Trans>
      </h1>
      <p className="mt-3 text-muted-foreground">
        <Trans>
          A confirmation with a link to it goes to <bdi dir="ltr">{email}</bdi>.
        </Trans>
      </p>
      <NextSteps dueAt={dueAt} />
      <ButtonLink to="/products" variant="outline">
        <Trans>Back to the products</Trans>
      </ButtonLink>
    </div>
  )
}

const unchanging = () => () => {}
const sentText = () => JSON.stringify(sentRequest() ?? '').replace(/^""$/u, '')
const onServer = () => ''
