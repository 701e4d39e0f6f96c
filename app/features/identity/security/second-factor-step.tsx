import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SecondFactorMethod } from '#domain/second-factor.ts'
import { Button } from '#app/ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton, type SignedIn } from './passkey-button.tsx'

export interface SecondFactorStepProps {
  ticket: string
  methods: readonly SecondFactorMethod[]
  onDone: (answer: SignedIn) => void
  /** Back to the password: also the only way on once the ticket is spent. */
  onBack?: () => void
}

/** The second half of a sign-in: a code of the app, a recovery code, or a passkey, whichever the account has. */
export function SecondFactorStep({ ticket, methods, onDone, onBack }: SecondFactorStepProps) {
  const { t } = useLingui()
  const codeMethods = methods.filter((method) => method !== 'passkey')
  const [chosen, setChosen] = useState(codeMethods[0])
  const other = codeMethods.find((method) => method !== chosen)
  const switchTo = {
    totp: t`Use the code of your app`,
    recovery: t`Use a recovery code`,
  }
  return (
    <div className="second-factor">
      {chosen && <CodeForm key={chosen} method={chosen} onDone={onDone} ticket={ticket} />}
      {methods.includes('passkey') && <PasskeyButton onDone={onDone} />}
      <div className="second-factor-ways">
        {other && (
          <Button onClick={() => setChosen(other)} size="s" variant="plain">
            {switchTo[other]}
          </Button>
        )}
        {onBack && (
          <Button onClick={onBack} size="s" variant="plain">
            <Trans>Back to the password</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
