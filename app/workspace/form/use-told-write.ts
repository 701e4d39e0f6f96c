import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { ErrorBody } from '#domain/errors.ts'
import type { ApiWrite } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

interface Told {
  message: string
  /** Undefined where nobody answered. */
  code?: ErrorBody['code']
}

type Write = Omit<ApiWrite, 'idempotencyKey'>

/**
 * A write by one press, without a form: what it came to is told beside what was pressed. `onChanged` reads the page anew where it shows
 * no more what is saved; `onWritten` hears of the answer before that.
 */
export function useToldWrite(onChanged: () => Promise<void>) {
  const { t } = useLingui()
  const [isSaving, setIsSaving] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState<Told>()
  const isUnderWay = useRef(false)

  async function write<Value>(path: string, call: Write, onWritten?: (value: Value) => void) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSaving(true)
    setIsBusy(true)
    const answer = await callTwice<Value>(path, { ...call, idempotencyKey: newKey() })
    setIsSaving(false)
    if (answer.ok) setTold(undefined)
    else if (answer.reason === 'refused') setTold(answer.error)
    else setTold({ message: t`We cannot reach the shop. Try again in a moment.` })
    if (answer.ok) onWritten?.(answer.value)
    try {
      if (isOutdated(answer)) await onChanged()
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  return {
    /** Writes once however often it is pressed. */
    write,
    /** It is on its way. */
    isSaving,
    /** It is on its way, or what it left behind is not shown yet: a second press would name the number of before. */
    isBusy,
    /** Why the last write came to nothing. */
    told,
  }
}
