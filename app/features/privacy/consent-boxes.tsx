import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Consents } from '#domain/consent.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { notify } from '#app/ui/notify.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

type Consent = Consents['consents'][number]

interface ConsentBoxesProps {
  consents: readonly Consent[]
  onChanged: () => Promise<void>
}

/** Each thing that a person may say yes or no to; an answer is saved as it is given, with the words that stood there. */
export function ConsentBoxes({ consents, onChanged }: ConsentBoxesProps) {
  return (
    <ul className="consents">
      {consents.map((consent) => (
        <li key={consent.purpose}>
          <ConsentBox consent={consent} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  )
}

function ConsentBox({ consent, onChanged }: { consent: Consent; onChanged: () => Promise<void> }) {
  const { t } = useLingui()
  const { purpose, wording, isGiven } = consent
  // What was answered here stands, also while the page's data is read again: a box must not jump back in between.
  const [answered, setAnswered] = useState(isGiven)
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const answer = async (isNowGiven: boolean) => {
    if (isBusy) return
    setIsBusy(true)
    setAnswered(isNowGiven)
    const body = { purpose, wording, isGiven: isNowGiven }
    const saved = await callApi<Consents>('/account/consents', {
      method: 'PUT',
      body,
      idempotencyKey: newKey(),
    })
    setIsBusy(false)
    setMessage(saved.ok ? undefined : reasonOf(saved))
    if (saved.ok) notify.success(t`Saved`)
    else setAnswered(!isNowGiven)
    // Other words stand there by now: they are read before anyone agrees to them.
    if (isOutdated(saved)) await onChanged()
  }
  const reasonOf = (
    lost: { reason: 'unreachable' } | { reason: 'refused'; error: { message: string } },
  ) =>
    lost.reason === 'refused'
      ? lost.error.message
      : t`We cannot reach the shop. Try again in a moment.`
  return (
    <Checkbox
      checked={answered}
      error={message}
      label={wording}
      name={purpose}
      data-unkept
      onChange={(event) => void answer(event.target.checked)}
    />
  )
}
