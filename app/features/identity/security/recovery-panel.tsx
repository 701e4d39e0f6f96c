import { Plural, Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { RecoveryCodes } from '#domain/second-factor.schema.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { useWantedFocus } from '#app/ui/use-wanted-focus.ts'
import { PasswordAgain } from './password-again.tsx'
import { posted } from './posted.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'

interface RecoveryPanelProps {
  left: number
  onChanged: () => Promise<void>
}

const renewId = 'renew-codes'

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryPanel({ left, onChanged }: RecoveryPanelProps) {
  const [password, setPassword] = useState('')
  const [codes, setCodes] = useState<string[]>()
  const made = useRef<string[]>([])
  const goOnFrom = useWantedFocus()
  const renew = async (idempotencyKey: string) => {
    const answer = await posted<RecoveryCodes>({
      path: 'recovery-codes',
      body: { password },
      idempotencyKey,
    })
    if (answer.ok) made.current = answer.value.recoveryCodes
    return answer
  }
  const show = () => {
    setPassword('')
    setCodes(made.current)
    void onChanged()
  }
  const kept = () => {
    setCodes(undefined)
    goOnFrom(renewId)
  }
  return (
    <section className="account-part">
      <h2>
        <Trans>Recovery codes</Trans>
      </h2>
      <p className="account-lede mb-4">
        <Trans>For the day your phone is gone.</Trans>{' '}
        <Plural
          _0="You have none yet."
          one="# code is left."
          other="# codes are left."
          value={left}
        />
      </p>
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={kept} />
      ) : (
        <AskFirst
          id={renewId}
          description={<Trans>The codes you have now stop working.</Trans>}
          label={<Trans>Make new codes</Trans>}
          onDone={show}
          run={renew}
          title={<Trans>Make new recovery codes?</Trans>}
          variant="outline"
        >
          <PasswordAgain onChange={setPassword} value={password} />
        </AskFirst>
      )}
    </section>
  )
}
