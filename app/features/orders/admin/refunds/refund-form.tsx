import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { longestRefundReason } from '#domain/refunds.schema.ts'
import { readKroner } from '#domain/typed-money.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Price } from '#app/ui/price.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { QuantitySelect } from '#app/features/orders/admin/fulfilment/quantity-select.tsx'
import type { RefundProps } from './refund-props.ts'

/** Money goes back: for goods, for something else, or both. What is owed for goods that will not come is chosen already. */
export function RefundForm({ order, onChanged, onClose }: RefundProps & { onClose: () => void }) {
  const { t } = useLingui()
  const { lines } = order.money
  const form = useForm({ otherOre: '', way: 'bank', reason: '' }, onChanged, order.rev)
  const [counts, setCounts] = useState<Record<string, number>>(() =>
    Object.fromEntries(lines.map(({ lineId, owed }) => [lineId, owed])),
  )
  const { otherOre: typed, way, reason } = form.values
  const otherOre = typed.trim() === '' ? 0 : readKroner(typed)
  const countOf = ({ lineId, refundable }: (typeof lines)[number]) =>
    Math.min(refundable, counts[lineId] ?? 0)
  const goodsOre = lines.reduce((sum, line) => sum + countOf(line) * line.unitOre, 0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const back = lines
      .map((line) => ({ lineId: line.lineId, quantity: countOf(line) }))
      .filter(({ quantity }) => quantity > 0)
    // What is no amount goes out as less than nothing, and comes back refused at its field.
    const body = { rev: form.rowRev, lines: back, otherOre: otherOre ?? -1, way, reason }
    const paid = await form.send((idempotencyKey) =>
      callTwice(`/admin/orders/${order.id}/refunds`, { method: 'POST', body, idempotencyKey }),
    )
    if (paid) onClose()
  }
  return (
    <form
      className="ws-form grid gap-3"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <UnsavedGuard isDirty isSaving={form.isBusy} />
      {lines.map((line) => (
        <QuantitySelect
          from={0}
          key={line.lineId}
          label={line.title}
          onChange={(value) => setCounts((before) => ({ ...before, [line.lineId]: value }))}
          to={line.refundable}
          value={countOf(line)}
        />
      ))}
      <TextField
        {...form.field('otherOre')}
        autoComplete="off"
        dir="ltr"
        inputMode="decimal"
        isOptional
        label={t`Something else, in kr`}
        maxLength={12}
      />
      <SelectField
        {...form.field('way')}
        hint={t`You pay it back yourself: this writes it down and sends the credit note.`}
        label={t`How it goes back`}
      >
        <option value="bank">{t`From our bank`}</option>
        <option value="till">{t`Over the counter`}</option>
      </SelectField>
      <TextArea
        {...form.field('reason')}
        dir="auto"
        hint={t`The buyer reads it.`}
        label={t`Reason`}
        maxLength={longestRefundReason}
        rows={2}
      />
      <FormError text={form.message} />
      <p className="ws-quiet">
        <Trans>The buyer gets a credit note by mail. This cannot be undone.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <FocusHandoffButton isBusy={form.isBusy} size="s" type="submit">
          <Trans>
            Pay back <Price ore={goodsOre + (otherOre ?? 0)} />
          </Trans>
        </FocusHandoffButton>
        <FocusHandoffButton onClick={onClose} size="s" variant="outline">
          <Trans>Cancel</Trans>
        </FocusHandoffButton>
      </div>
    </form>
  )
}
