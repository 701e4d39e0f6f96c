import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mostPasskeys } from '#domain/second-factor.ts'
import type { Security } from '#domain/second-factor.schema.ts'
import { useWantedFocus } from '#app/ui/use-wanted-focus.ts'
import { preloadPasskeys } from '#app/platform/passkeys.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { FactorState } from './factor-state.tsx'
import { NoPassword } from './no-password.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'

interface PasskeysPanelProps {
  security: Pick<Security, 'hasPassword' | 'passkeys'>
  onChanged: () => Promise<void>
}

const addId = 'add-passkey'
const listId = 'own-passkeys'

/** The account's passkeys: each with its name and its last use, one more, one less. */
export function PasskeysPanel({
  security: { hasPassword, passkeys },
  onChanged,
}: PasskeysPanelProps) {
  const { t } = useLingui()
  const [isAdding, setIsAdding] = useState(false)
  const goOnFrom = useWantedFocus()
  const close = () => {
    setIsAdding(false)
    goOnFrom(addId, listId)
  }
  const added = () => {
    close()
    notify.success(t`The passkey is added. You can sign in with it from now on.`)
    void onChanged()
  }
  const removed = async () => {
    await onChanged()
    goOnFrom(addId, listId)
  }
  return (
    <section className="account-part">
      <h2>
        <Trans>Passkeys</Trans>
      </h2>
      <FactorState isOn={passkeys.length > 0}>
        <Trans>
          Sign in with your fingerprint, your face or the lock of your device: no password, no code.
        </Trans>
      </FactorState>
      {passkeys.length > 0 && (
        <ul className="own-sessions" id={listId} tabIndex={-1}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} onChanged={removed} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding && <PasskeyForm onAdded={added} onCancel={close} />}
      {!hasPassword && <NoPassword />}
      {hasPassword && !isAdding && passkeys.length < mostPasskeys && (
        <Button
          className="needs-script"
          id={addId}
          onClick={() => setIsAdding(true)}
          onFocus={preloadPasskeys}
          onPointerEnter={preloadPasskeys}
          variant="outline"
        >
          <Trans>Add a passkey</Trans>
        </Button>
      )}
    </section>
  )
}
