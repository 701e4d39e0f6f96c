import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { AdminPerson } from '#domain/people.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { useSession } from '#app/platform/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface PersonActionsProps {
  person: AdminPerson
  onChanged: () => Promise<void>
}

interface Action {
  key: string
  isOffered: boolean
  label: ReactNode
  description: ReactNode
  asksPassword: boolean
  path: string
  method: 'POST' | 'PATCH'
  body: object
}

/** What an owner can do with somebody's access; each asks before it does. */
export function PersonActions({ person, onChanged }: PersonActionsProps) {
  const { t } = useLingui()
  const { user } = useSession()
  const [asked, setAsked] = useState<string>()
  const [password, setPassword] = useState('')
  const isSelf = user?.id === person.id
  const offered = actionsFor(person, isSelf).filter(({ isOffered }) => isOffered)
  const close = () => {
    setAsked(undefined)
    setPassword('')
  }
  return (
    <section className="ws-actions">
      <h3>
        <Trans>Access</Trans>
      </h3>
      {offered.map(({ key, label, description, asksPassword, path, method, body }) => (
        <div key={key}>
          <Button onClick={() => setAsked(key)} size="s" variant="outline">
            {label}
          </Button>
          <ConfirmAction
            description={description}
            isOpen={asked === key}
            label={label}
            onClose={close}
            onDone={() => void onChanged()}
            run={async (idempotencyKey) => {
              const answer = await callTwice(path, {
                method,
                body: asksPassword ? { ...body, password } : body,
                idempotencyKey,
              })
              // Somebody was faster: the next try is about what is there now.
              if (!answer.ok && isOutdated(answer)) await onChanged()
              return answer
            }}
            title={label}
          >
            {asksPassword && (
              <TextField
                autoComplete="current-password"
                label={t`Your password`}
                name="password"
                onChange={({ target }) => setPassword(target.value)}
                type="password"
                value={password}
              />
            )}
          </ConfirmAction>
        </div>
      ))}
    </section>
  )
}

function actionsFor(person: AdminPerson, isSelf: boolean): Action[] {
  const { id, role, languages, rev, state } = person
  const change = { asksPassword: true, path: `/admin/people/${id}`, method: 'PATCH' } as const
  const place = { role, languages, rev }
  return [
    {
      key: 'sessions',
      isOffered: person.sessions > 0,
      label: <Trans>End all sessions</Trans>,
      description: (
        <Trans>They are signed out everywhere at once. What they had not saved is lost.</Trans>
      ),
      asksPassword: false,
      path: `/admin/people/${id}/end-sessions`,
      method: 'POST',
      body: {},
    },
    {
      key: 'factor',
      isOffered: person.hasSecondFactor && !isSelf,
      label: <Trans>Remove the second factor</Trans>,
      description: (
        <Trans>
          For somebody who has lost their phone. App, passkeys and recovery codes go, they are
          signed out, and a mail tells them.
        </Trans>
      ),
      asksPassword: true,
      path: `/admin/people/${id}/remove-factors`,
      method: 'POST',
      body: {},
    },
    {
      ...change,
      key: 'out',
      isOffered: state !== 'inactive',
      label:
        state === 'invited' ? (
          <Trans>Take the invitation back</Trans>
        ) : (
          <Trans>Take the access away</Trans>
        ),
      description: (
        <Trans>With their next click they see nothing here any more. You can give it back.</Trans>
      ),
      body: { ...place, isActive: false },
    },
    {
      ...change,
      key: 'in',
      isOffered: state === 'inactive',
      label: <Trans>Give the access back</Trans>,
      description: <Trans>They get the role that they had.</Trans>,
      body: { ...place, isActive: true },
    },
  ]
}
