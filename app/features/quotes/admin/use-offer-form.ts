import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { useForm } from '#app/ui/use-form.ts'
import {
  draftBody,
  type LineFacts,
  type TypedLine,
  type TypedOffer,
  typedOffer,
} from './offer-draft.ts'

export type OfferForm = ReturnType<typeof useOfferForm>

/** The offer that is being written to a quote: what is typed, what is wrong with it, and how it is kept and sent. */
export function useOfferForm(quote: AdminQuote, onChanged: () => Promise<void>) {
  const { t } = useLingui()
  // Once the quote has ended there is no draft: what is typed stays beside the last one, to be copied.
  const [draft, setDraft] = useState(quote.draft)
  if (quote.draft && quote.draft !== draft) setDraft(quote.draft)
  const saved = JSON.stringify(draft ? typedOffer(draft) : nothing)
  const form = useForm({ offer: saved }, onChanged, quote.rev)
  const [fault, setFault] = useState<ErrorBody>()
  const isAdded = useRef(false)
  const offer = JSON.parse(form.values.offer) as TypedOffer

  const change = (part: Partial<TypedOffer>) => {
    setFault(undefined)
    form.change({ offer: JSON.stringify({ ...offer, ...part }) })
  }
  const write = async (method: 'PUT' | 'POST', part: 'draft' | 'offer') => {
    const body = { rev: form.rowRev, draft: draftBody(offer) }
    return form.send(async (idempotencyKey) => {
      const path = `/admin/quotes/${quote.id}/${part}`
      const answer = await callTwice<AdminQuote>(path, { method, body, idempotencyKey })
      const isRefused = !answer.ok && answer.reason === 'refused'
      setFault(isRefused && answer.error.code !== 'stale' ? answer.error : undefined)
      return answer
    })
  }
  const keep = async () => {
    if (await write('PUT', 'draft')) notifyStaff.success(t`Draft saved`)
  }
  const send = async () => {
    const sent = await write('POST', 'offer')
    if (sent) notifyStaff.success(t`The offer is on its way`)
    return sent !== undefined
  }

  // A line that was added is kept at once: the server then says what it costs and how it is packed.
  const keepAdded = useEffectEvent(() => void write('PUT', 'draft'))
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    keepAdded()
  })
  // The keyboard goes to what is wrong.
  useEffect(() => {
    if (fault) document.querySelector<HTMLElement>('.ws-sheet [aria-invalid=true]')?.focus()
  }, [fault])

  return {
    offer,
    change,
    changeLine: (id: string, part: Partial<TypedLine>) =>
      change({ lines: offer.lines.map((each) => (each.id === id ? { ...each, ...part } : each)) }),
    addLine: (line: TypedLine) => {
      isAdded.current = true
      change({ lines: [...offer.lines, line] })
    },
    removeLine: (id: string) => change({ lines: offer.lines.filter((each) => each.id !== id) }),
    factsOf: (id: string): LineFacts => draft?.lines.find((line) => line.id === id) ?? {},
    errorOf: (field: string) => {
      const one = fault?.field ? [{ field: fault.field, message: fault.message }] : []
      return (fault?.fields ?? one).find((each) => each.field === `draft.${field}`)?.message
    },
    isDirty: form.changed.length > 0,
    /** Somebody else has kept another one meanwhile. */
    isBehind: quote.draft !== null && form.field('offer').hint !== undefined,
    message: form.message ?? form.field('offer').error,
    isBusy: form.isBusy,
    ...{ keep, send },
    reset: () => {
      setFault(undefined)
      form.reset()
    },
  }
}

const nothing: TypedOffer = {
  ...{ lines: [], freight: '', validUntil: '', paymentDays: '', terms: '', message: '' },
}
