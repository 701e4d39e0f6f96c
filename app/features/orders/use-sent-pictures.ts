import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderView } from '#domain/order-view.schema.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { smallerPicture } from './smaller-picture.ts'

/** Sends pictures of a complaint, one after the other; what cannot be taken is named, and the others are kept. */
export function useSentPictures(token: string) {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string>()

  async function send(complaint: string, files: readonly File[]) {
    setIsBusy(true)
    setMessage(undefined)
    let order: OrderView | undefined
    const failed: string[] = []
    for (const file of files) {
      const answer = await callTwice<OrderView>(
        `/orders/${token}/complaints/${complaint}/pictures`,
        {
          method: 'POST',
          body: await smallerPicture(file),
          idempotencyKey: newKey(),
        },
      )
      if (answer.ok) order = answer.value
      else {
        const lost = t`We cannot reach the shop. Try again in a moment.`
        const why = answer.reason === 'refused' ? answer.error.message : lost
        failed.push(`${file.name}: ${why}`)
      }
    }
    setIsBusy(false)
    setMessage(failed.length > 0 ? failed.join(' ') : undefined)
    return { order, hasFailed: failed.length > 0 }
  }

  return { send, isBusy, message }
}
