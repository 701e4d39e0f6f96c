import { Trans } from '@lingui/react/macro'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { Moment } from '#app/ui/moment.tsx'

interface AnnouncementStateProps {
  announcement: SiteSettings['announcement']['announcement']
}

/** Whether readers see it now, and since or from when. */
export function AnnouncementState({ announcement }: AnnouncementStateProps) {
  return <p className="ws-quiet">{stateOf(announcement)}</p>
}

function stateOf(announcement: AnnouncementStateProps['announcement']) {
  if (!announcement) return <Trans>Nothing is announced.</Trans>
  if (announcement.isShown) return <Trans>Readers see it now.</Trans>
  const { startsAt } = announcement
  if (startsAt === null || startsAt < Date.now()) return <Trans>Its time is over.</Trans>
  return (
    <Trans>
      Readers see it from <Moment at={startsAt} />.
    </Trans>
  )
}
