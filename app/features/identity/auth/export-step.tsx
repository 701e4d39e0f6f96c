import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiAnswer } from '#app/platform/api.ts'
import { callForFile } from '#app/platform/call-for-file.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { hasSignedInHint } from '#app/platform/signed-in-hint.ts'
import { useSession } from '#app/platform/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { newKey } from '#app/platform/browser/new-key.ts'
import type { LinkStepProps } from './confirm-step.tsx'
import { SignInHere } from './sign-in-here.tsx'

type Refusal = Exclude<ApiAnswer<Blob>, { ok: true }>
type ExportStepProps = Pick<LinkStepProps, 'token' | 'email'>

/** Hands over the file with everything about the signed-in person; without a session it first says that the file waits here. */
export function ExportStep({ token, email }: ExportStepProps) {
  const { user } = useSession()
  const [isRefused, setIsRefused] = useState(false)
  const isSignedIn = user ? true : !isRefused && hasSignedInHint()
  return isSignedIn ? (
    <Download onSignedOut={() => setIsRefused(true)} token={token} />
  ) : (
    <SignInHere>
      <h1>
        <Trans>Your data</Trans>
      </h1>
      <p className="auth-lede">
        <Trans>
          The file with everything that we know about you waits here. Sign in as <bdi>{email}</bdi>{' '}
          to download it.
        </Trans>
      </p>
    </SignInHere>
  )
}

/** The link opens the file again until it is too old. */
function Download({ token, onSignedOut }: { token: string; onSignedOut: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const fetchFile = async () => {
    if (isBusy) return
    setIsBusy(true)
    const idempotencyKey = newKey()
    const answer = await callForFile('/account/export/file', {
      method: 'POST',
      body: { token },
      idempotencyKey,
    })
    setIsBusy(false)
    if (answer.ok) saveFile(answer.value, 'my-data.zip')
    else if (answer.reason === 'refused' && answer.error.code === 'signed_out') onSignedOut()
    setRefusal(answer.ok ? undefined : answer)
  }
  return (
    <>
      <h1>
        <Trans>Your data</Trans>
      </h1>
      <p className="auth-lede">
        <Trans>Everything that we know about you, in one file.</Trans>
      </p>
      <div aria-live="assertive">{refusal && <RefusalNote refusal={refusal} />}</div>
      <Button isBusy={isBusy} onClick={() => void fetchFile()} size="l">
        <Icon name="download" size="s" />
        <Trans>Download</Trans>
      </Button>
    </>
  )
}

function RefusalNote({ refusal }: { refusal: Refusal }) {
  return (
    <p className="form-message">
      {refusal.reason === 'refused' ? (
        refusal.error.message
      ) : (
        <Trans>We cannot reach the shop. Try again in a moment.</Trans>
      )}
    </p>
  )
}
