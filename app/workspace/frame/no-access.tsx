import '#app/styles/utilities.css'
import '#app/styles/workspace.css'
import { Trans } from '@lingui/react/macro'
import { lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** For people who are signed in and have no role here: says so, and leads to what is theirs. */
export function NoAccess({ owner: name }: { owner: string }) {
  const owner = <bdi>{name}</bdi>
  return (
    <div className="notice-page">
      <span className="empty-icon">
        <Icon name="lock" size="l" />
      </span>
      <h1>
        <Trans>Admin Panel</Trans>
      </h1>
      <p>
        <Trans>Your account has no access to the admin panel. Ask {owner}.</Trans>
      </p>
      <div className="empty-actions">
        <ContentLink className={lookOf({ size: 'l' })} url="/account">
          <Trans>My account</Trans>
        </ContentLink>
        <ContentLink className={lookOf({ variant: 'outline', size: 'l' })} url="/contact">
          <Trans>Contact</Trans>
        </ContentLink>
      </div>
    </div>
  )
}
