import { Trans } from '@lingui/react/macro'
import { Button } from '#app/ui/button.tsx'
import { FormNote } from './form-note.tsx'
import { noFields, useSending } from './use-sending.ts'
import { useState } from 'react'

interface SendAgainProps {
  email: string
  /** Which mail: the one that confirms an address, or the one that leads to a new password. */
  path?: '/auth/send-again' | '/auth/recover'
}

/** Asks for a mail once more, and says that it is on its way. */
export function SendAgain({ email, path = '/auth/send-again' }: SendAgainProps) {
  const { isBusy, refusals, send } = useSending(noFields)
  const [isSent, setIsSent] = useState(false)
  const ask = async () => {
    if (await send(path, { email })) setIsSent(true)
  }
  return (
    <div className="send-again">
      <FormNote refusals={refusals} />
      <div role="status">
        {isSent && (
          <p>
            <Trans>It is on its way. Look among unwanted mail, too.</Trans>
          </p>
        )}
      </div>
      {!isSent && (
        <Button isBusy={isBusy} onClick={() => void ask()} size="s" variant="outline">
          <Trans>Send again</Trans>
        </Button>
      )}
    </div>
  )
}
