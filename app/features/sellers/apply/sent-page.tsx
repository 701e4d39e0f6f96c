import '#app/styles/become-seller.css'
import { Trans } from '@lingui/react/macro'
import type { ApplicationView } from '#domain/seller-application.schema.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

interface SentPageProps {
  view: ApplicationView | null
  token: string | undefined
}

/** What became of the application that was just sent: its number, where it stands, and where the answer goes. */
export function SentPage({ view, token }: SentPageProps) {
  if (view === null || view.number === null)
    return (
      <div className="wrap apply-status">
        <EmptyState
          actions={
            <ButtonLink to="/become-seller">
              <Trans>Become a seller</Trans>
            </ButtonLink>
          }
          icon="store"
          level="h1"
          title={<Trans>Nothing was sent from here</Trans>}
        >
          <Trans>The link to an application that you have sent is in the mail about it.</Trans>
        </EmptyState>
      </div>
    )
  return (
    <div className="wrap apply-status">
      <p className="text-muted-foreground">
        <Trans>
          Application <bdi className="num">{view.number}</bdi>
        </Trans>
      </p>
      <h1 className="mt-2">
        <Trans>Thank you, we have your application</Trans>
      </h1>
      <p className="mt-3 text-muted-foreground">
        <Trans>
          You have an answer within three working days, to{' '}
          <bdi dir="ltr">{view.draft.contact?.email}</bdi>. The link to the application is in the
          mail that we have sent there.
        </Trans>
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink
          to={token === undefined ? '/become-seller' : `/become-seller?application=${token}`}
        >
          <Trans>See where it stands</Trans>
        </ButtonLink>
        <ButtonLink to="/sellers-map" variant="outline">
          <Trans>See the map</Trans>
        </ButtonLink>
      </p>
    </div>
  )
}
