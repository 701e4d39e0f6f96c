import styles from '#app/styles/newsletter.css?url'
import { Trans } from '@lingui/react/macro'
import type { Subscriptions } from '#domain/subscriptions.schema.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { saveOwnNewsletters } from './newsletters.functions.ts'

interface OwnNewslettersPageProps {
  view: Subscriptions
  onChanged: () => Promise<void>
}

/** The newsletters of who is signed in: their address is confirmed, and no mail has to ask first. */
export function OwnNewslettersPage({ view, onChanged }: OwnNewslettersPageProps) {
  return (
    <>
      <link href={styles} precedence="newsletter" rel="stylesheet" />
      <h1>
        <Trans>Your letters</Trans>
      </h1>
      <p className="account-lede">
        <Trans>
          To <b dir="ltr">{view.email}</b>. We send only what you tick.
        </Trans>
      </p>
      <ChoiceForm onSaved={onChanged} save={saveOwnNewsletters} view={view} />
      <p className="letter-earlier">
        <PageLink className="inline-link" to="/newsletter">
          <Trans>Read what we have sent</Trans>
        </PageLink>
      </p>
    </>
  )
}
