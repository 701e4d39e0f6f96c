import { Trans } from '@lingui/react/macro'
import type { OwnSessions } from '#domain/account.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { useWantedFocus } from '#app/ui/use-wanted-focus.ts'

type Session = OwnSessions['sessions'][number]

interface SessionRowsProps {
  sessions: readonly Session[]
  onChanged: () => Promise<void>
}

const listId = 'own-sessions'

/** Every browser that is signed in, with the way out of each. */
export function SessionRows({ sessions, onChanged }: SessionRowsProps) {
  const goOnFrom = useWantedFocus()
  const ended = async () => {
    await onChanged()
    goOnFrom(listId)
  }
  return (
    <>
      <ul className="own-sessions" id={listId} tabIndex={-1}>
        {sessions.map((session) => (
          <SessionRow key={session.id} onChanged={ended} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <AskFirst
          description={<Trans>Only this browser stays signed in.</Trans>}
          label={<Trans>Sign out everywhere else</Trans>}
          onDone={() => void ended()}
          run={(idempotencyKey) =>
            callApi('/account/sessions/end-others', { idempotencyKey, method: 'POST', body: {} })
          }
          variant="outline"
        />
      )}
    </>
  )
}

function SessionRow({ session, onChanged }: { session: Session; onChanged: () => Promise<void> }) {
  const { id, device, lastSeenAt, isCurrent } = session
  return (
    <li>
      <Icon name="monitor" />
      <div>
        <strong>
          <bdi>{device}</bdi>
        </strong>
        <small>{isCurrent ? <Trans>This browser</Trans> : <Moment at={lastSeenAt} />}</small>
      </div>
      {!isCurrent && (
        <AskFirst
          description={<bdi>{device}</bdi>}
          label={<Trans>Sign out</Trans>}
          of={device}
          onDone={() => void onChanged()}
          run={(idempotencyKey) =>
            callApi(`/account/sessions/${id}`, { idempotencyKey, method: 'DELETE' })
          }
          size="s"
        />
      )}
    </li>
  )
}
