import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useState, useSyncExternalStore } from 'react'
import type { SignInAnswer } from '#domain/auth.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { hasPasskeys, preloadPasskeys, signWithPasskey } from '#app/platform/passkeys.ts'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { newKey } from '#app/platform/browser/new-key.ts'

export type SignedIn = Extract<SignInAnswer, { status: 'signed_in' }>

interface Asked {
  ticket: string
  options: PublicKeyCredentialRequestOptionsJSON
}

interface PasskeyButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  onDone: (answer: SignedIn) => void
}

/** Signs in with a passkey, which is both factors at once. Not there where the browser has none. */
export function PasskeyButton({ onDone, size, className }: PasskeyButtonProps) {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const isOffered = useSyncExternalStore(neverChanges, hasPasskeys, () => true)
  const words = {
    cancelled: t`No passkey was used. Try again, or use your password.`,
    failed: t`The passkey was not accepted. Try again, or use your password.`,
    unreachable: t`We cannot reach the shop. Try again in a moment.`,
  }
  const signIn = async () => {
    setIsBusy(true)
    setMessage('')
    const end = await signedIn()
    setIsBusy(false)
    if ('status' in end) onDone(end)
    else setMessage('message' in end ? end.message : words[end.reason])
  }
  if (!isOffered) return null
  return (
    <div className="grid gap-2">
      <Button
        className={className ? `needs-script ${className}` : 'needs-script'}
        isBusy={isBusy}
        onClick={() => void signIn()}
        onFocus={preloadPasskeys}
        onPointerEnter={preloadPasskeys}
        size={size}
        variant="outline"
      >
        {!isBusy && <Icon name="fingerprint" />}
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <p className="field-error" role="alert">
        {message}
      </p>
    </div>
  )
}

type Refusal = { message: string } | { reason: 'cancelled' | 'failed' | 'unreachable' }

async function signedIn(): Promise<SignedIn | Refusal> {
  const asked = await callApi<Asked>('/auth/passkeys/options', write({}))
  if (!asked.ok) return refusalOf(asked)
  const { ticket, options } = asked.value
  const signed = await signWithPasskey(options)
  if (!signed.ok) return { reason: signed.reason === 'cancelled' ? 'cancelled' : 'failed' }
  const body = { ticket, response: signed.response }
  const opened = await callApi<SignedIn>('/auth/passkeys/sign-in', write(body))
  return opened.ok ? opened.value : refusalOf(opened)
}

function write(body: object) {
  return { method: 'POST', body, idempotencyKey: newKey() } as const
}

function refusalOf(answer: Extract<Awaited<ReturnType<typeof callApi>>, { ok: false }>): Refusal {
  return answer.reason === 'refused' ? { message: answer.error.message } : { reason: 'unreachable' }
}

/** What a browser can do stays as it is while a page is open. */
function neverChanges() {
  return () => {}
}
