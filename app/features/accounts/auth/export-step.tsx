import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Session } from '#domain/session.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SignInFirst } from './change-email-step.tsx'
import type { LinkStepProps } from './confirm-step.tsx'

/** Hands over the file with everything about whoever is signed in. The link opens it again until it is too old. */
export function ExportStep({ token }: Pick<LinkStepProps, 'token'>) {
  const [told, setTold] = useState<'signed-out' | 'unreachable'>()
  const fetchFile = async () => {
    const answer = await callApi<Session>('/session')
    if (!answer.ok) setTold('unreachable')
    else if (!answer.value.user) setTold('signed-out')
    else {
      setTold(undefined)
      location.assign(`/api/account/export/${encodeURIComponent(token)}`)
    }
  }
  return (
    <>
      <h1>
        <Trans>Your data</Trans>
      </h1>
      <p className="auth-lede">
        <Trans>Everything that we know about you, in one file.</Trans>
      </p>
      <div aria-live="assertive">
        {told === 'unreachable' && (
          <p className="told">
            <Trans>We cannot reach the shop. Try again in a moment.</Trans>
          </p>
        )}
        {told === 'signed-out' && <SignInFirst />}
      </div>
      <Button onClick={() => void fetchFile()} size="l">
        <Icon name="download" size="s" />
        <Trans>Download</Trans>
      </Button>
    </>
  )
}
