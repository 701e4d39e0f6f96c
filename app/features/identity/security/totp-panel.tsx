import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Security } from '#domain/second-factor.schema.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { useWantedFocus } from '#app/ui/use-wanted-focus.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { FactorState } from './factor-state.tsx'
import { NoPassword } from './no-password.tsx'
import { PasswordAgain } from './password-again.tsx'
import { removed } from './posted.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { TotpEnrolment } from './totp-enrolment.tsx'

interface TotpPanelProps {
  security: Pick<Security, 'hasPassword' | 'totp'>
  onChanged: () => Promise<void>
}

const addId = 'add-app'

/** The authenticator app: added by its first code, moved to another device, taken away. */
export function TotpPanel({ security: { hasPassword, totp }, onChanged }: TotpPanelProps) {
  const { t } = useLingui()
  const [isAdding, setIsAdding] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  const goOnFrom = useWantedFocus()
  const confirmed = (shown: string[]) => {
    setIsAdding(false)
    setCodes(shown)
    notify.success(t`The authenticator app is in use.`)
    void onChanged()
  }
  const close = () => {
    setIsAdding(false)
    setCodes(undefined)
    goOnFrom(addId)
  }
  const turnedOff = async () => {
    await onChanged()
    goOnFrom(addId)
  }
  return (
    <section className="account-part">
      <h2>
        <Trans>Authenticator app</Trans>
      </h2>
      <FactorState isOn={totp}>
        {totp ? (
          <Trans>After the password we ask for a code of your app.</Trans>
        ) : (
          <Trans>
            A free app on your phone shows a code that we ask for after the password. It keeps
            others out even if they learn your password.
          </Trans>
        )}
      </FactorState>
      {codes && <RecoveryCodeList codes={codes} onKept={close} />}
      {!codes && isAdding && <TotpEnrolment onCancel={close} onConfirmed={confirmed} />}
      {!codes && !isAdding && !hasPassword && <NoPassword />}
      {!codes && !isAdding && hasPassword && (
        <div className="form-ways">
          <Button
            className="needs-script"
            id={addId}
            onClick={() => setIsAdding(true)}
            variant={totp ? 'outline' : 'primary'}
          >
            {totp ? <Trans>Move to another app</Trans> : <Trans>Add an authenticator app</Trans>}
          </Button>
          {totp && <TurnOff onChanged={turnedOff} />}
        </div>
      )}
    </section>
  )
}

function TurnOff({ onChanged }: Pick<TotpPanelProps, 'onChanged'>) {
  const [password, setPassword] = useState('')
  const done = () => {
    setPassword('')
    void onChanged()
  }
  return (
    <AskFirst
      description={<Trans>From then on the password alone opens your account.</Trans>}
      label={<Trans>Turn off</Trans>}
      onDone={done}
      run={(idempotencyKey) => removed({ path: 'totp', body: { password }, idempotencyKey })}
      title={<Trans>Turn off the authenticator app?</Trans>}
    >
      <PasswordAgain onChange={setPassword} value={password} />
    </AskFirst>
  )
}
