import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Times } from '#domain/times.ts'
import { Moment } from '#app/ui/moment.tsx'

/** Whether readers see it only later, or no more; until when, where that is known. */
export function TimeNote({ times }: { times: Times }) {
  const note = noteOf(times)
  return note && <span className="ws-link-note">{note}</span>
}

function noteOf({ startsAt, endsAt }: Times): ReactNode {
  const now = Date.now()
  if (endsAt !== null && endsAt <= now) return <Trans>Its time is over.</Trans>
  if (startsAt !== null && startsAt > now)
    return (
      <Trans>
        From <Moment at={startsAt} />
      </Trans>
    )
  if (endsAt === null) return null
  return (
    <Trans>
      Until <Moment at={endsAt} />
    </Trans>
  )
}
