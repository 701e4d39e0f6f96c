import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type ApiAnswer, callForFile } from '#app/platform/api.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SignInFirst } from './change-email-step.tsx'
import type { LinkStepProps } from './confirm-step.tsx'

type Refusal = Exclude<ApiAnswer<Blob>, { ok: true }>

/** Hands over the file with everything about whoever is signed in. The link opens it again until it is too old. */
export function ExportStep({ token }: Pick<LinkStepProps, 'token'>) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const fetchFile = async () => {
    if (isBusy) return
    setIsBusy(true)
    const idempotencyKey = crypto.randomUUID()
    const answer = await callForFile('/account/export/file', {
      method: 'POST',
      body: { token },
      idempotencyKey,
    })
    setIsBusy(false)
    setRefusal(answer.ok ? undefined : answer)
    if (answer.ok) saveFile(answer.value, 'my-data.zip')
  }
  return (
    <>
      <h1>
        <Trans>Your data</Trans>
      </h1>
      <p className="auth-lede">
        <Trans>Everything that we know about you, in one file.</Trans>
      </p>
      <div aria-live="assertive">{refusal && <Told refusal={refusal} />}</div>
      <Button isBusy={isBusy} onClick={() => void fetchFile()} size="l">
        <Icon name="download" size="s" />
        <Trans>Download</Trans>
      </Button>
    </>
  )
}

function Told({ refusal }: { refusal: Refusal }) {
  if (refusal.reason === 'refused' && refusal.error.code === 'signed_out') return <SignInFirst />
  return (
    <p className="told">
      {refusal.reason === 'refused' ? (
        refusal.error.message
      ) : (
        <Trans>We cannot reach the shop. Try again in a moment.</Trans>
      )}
    </p>
  )
}
