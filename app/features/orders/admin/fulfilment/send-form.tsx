import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { longestTracking } from '#domain/fulfilment.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { FulfilmentProps } from './fulfilment-props.ts'
import { QuantitySelect } from './quantity-select.tsx'

/** Sends a part of an order: with the last of its goods it is sent. */
export function SendForm(props: FulfilmentProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!props.order.fulfilment.lines.some(({ sendable }) => sendable > 0)) return null
  if (isOpen) return <PartForm {...props} onClose={() => setIsOpen(false)} />
  return (
    <div className="py-2">
      <FocusHandoffButton onClick={() => setIsOpen(true)} size="s" variant="outline">
        <Trans>Send a part</Trans>
      </FocusHandoffButton>
    </div>
  )
}

function PartForm({ order, onChanged, onClose }: FulfilmentProps & { onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm({ carrier: '', tracking: '' }, onChanged, order.rev)
  const lines = order.fulfilment.lines.filter(({ sendable }) => sendable > 0)
  // Of what is picked all goes, unless told otherwise.
  const [wanted, setWanted] = useState<Record<string, number>>({})
  const countOf = ({ id, sendable, isPicked }: (typeof lines)[number]) =>
    Math.min(sendable, wanted[id] ?? (isPicked ? sendable : 0))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const leaving = lines
      .map((line) => ({ lineId: line.id, quantity: countOf(line) }))
      .filter(({ quantity }) => quantity > 0)
    const sent = await form.send((idempotencyKey) =>
      callTwice(`/admin/orders/${order.id}/shipments`, {
        method: 'POST',
        body: { ...form.values, rev: form.rowRev, lines: leaving },
        idempotencyKey,
      }),
    )
    if (sent) onClose()
  }
  return (
    <form
      className="ws-form grid gap-3"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <UnsavedGuard isDirty isSaving={form.isBusy} />
      <h4>
        <Trans>What is sent now</Trans>
      </h4>
      {lines.map((line) => (
        <QuantitySelect
          from={0}
          key={line.id}
          label={line.title}
          onChange={(value) => setWanted((before) => ({ ...before, [line.id]: value }))}
          to={line.sendable}
          value={countOf(line)}
        />
      ))}
      {order.shippingKind === 'post' && (
        <>
          <TextField {...form.field('carrier')} isOptional label={t`Carrier`} maxLength={60} />
          <TextField
            {...form.field('tracking')}
            autoComplete="off"
            dir="ltr"
            hint={t`The buyer gets it by mail. It can also be given later.`}
            isOptional
            label={t`Parcel number`}
            maxLength={longestTracking}
          />
        </>
      )}
      <FormError text={form.message} />
      <div className="flex flex-wrap gap-2">
        <FocusHandoffButton isBusy={form.isBusy} size="s" type="submit">
          <Trans>Mark these as sent</Trans>
        </FocusHandoffButton>
        <FocusHandoffButton onClick={onClose} size="s" variant="outline">
          <Trans>Cancel</Trans>
        </FocusHandoffButton>
      </div>
    </form>
  )
}
