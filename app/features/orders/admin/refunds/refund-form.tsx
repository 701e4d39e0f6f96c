import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { isOnline } from '#domain/checkout.ts'
import { piecesOre } from '#domain/dropped-lines.ts'
import { type OwedCause, owedCauses, type RefundCause, type RefundWay } from '#domain/refunds.ts'
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
import { type Form, useForm } from '#app/ui/use-form.ts'
import { QuantitySelect } from '#app/features/orders/admin/fulfilment/quantity-select.tsx'
import type { RefundProps } from './refund-props.ts'

/** Money goes back, or an unpaid invoice is reduced: for goods, for something else, or both. What is owed for what it settles is chosen already. */
export function RefundForm({ order, onChanged, onClose }: RefundProps & { onClose: () => void }) {
  const { t } = useLingui()
  const { lines, rates, freeOre, isReduction } = order.money
  const first: string = firstCause(order)
  const form = useForm(
    {
      ...{ settles: first, otherOre: '', otherRateBp: '' },
      ...{ way: firstWay(order), reason: '', password: '' },
    },
    onChanged,
    order.rev,
  )
  const { otherOre: typed, otherRateBp, settles, way, reason, password } = form.values
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const otherOre = typed.trim() === '' ? 0 : readKroner(typed)
  const countOf = ({ lineId, refundable, owed }: (typeof lines)[number]) =>
    Math.min(refundable, chosen[lineId] ?? (isOwedCause(settles) ? owed[settles] : 0))
  const goodsOre = lines.reduce((sum, line) => sum + piecesOre(line, countOf(line)), 0)
  const isLarge = goodsOre + (otherOre ?? 0) > freeOre
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const back = lines
      .map((line) => ({ lineId: line.lineId, quantity: countOf(line) }))
      .filter(({ quantity }) => quantity > 0)
    // What is no amount goes out as less than nothing, and comes back refused at its field.
    const amounts = { lines: back, otherOre: otherOre ?? -1 }
    const body = {
      ...{ rev: form.rowRev, ...amounts, settles, way, reason },
      ...(otherRateBp !== '' && { otherRateBp: Number(otherRateBp) }),
      ...(isLarge && { password }),
    }
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
      <CauseSelect field={form.field('settles')} order={order} />
      {lines.map((line) => (
        <QuantitySelect
          from={0}
          key={line.lineId}
          label={line.title}
          onChange={(value) => setChosen((before) => ({ ...before, [line.lineId]: value }))}
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
      {rates.length > 1 && (otherOre ?? 0) > 0 && (
        <RateSelect field={form.field('otherRateBp')} rates={rates} />
      )}
      <Way field={form.field('way')} order={order} />
      <TextArea
        {...form.field('reason')}
        dir="auto"
        hint={t`The buyer reads it.`}
        label={t`Reason`}
        maxLength={longestRefundReason}
        rows={2}
      />
      {isLarge && (
        <TextField
          {...form.field('password')}
          autoComplete="current-password"
          hint={
            isReduction
              ? t`So much is taken off with your password alone, and the owners are told.`
              : t`So much is paid back with your password alone, and the owners are told.`
          }
          label={t`Your password`}
          type="password"
        />
      )}
      <FormError text={form.message} />
      <p className="ws-quiet">
        <Trans>The buyer gets a credit note by mail. This cannot be undone.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <FocusHandoffButton isBusy={form.isBusy} size="s" type="submit">
          {isReduction ? (
            <Trans>
              Reduce by <Price ore={goodsOre + (otherOre ?? 0)} />
            </Trans>
          ) : (
            <Trans>
              Pay back <Price ore={goodsOre + (otherOre ?? 0)} />
            </Trans>
          )}
        </FocusHandoffButton>
        <FocusHandoffButton onClick={onClose} size="s" variant="outline">
          <Trans>Cancel</Trans>
        </FocusHandoffButton>
      </div>
    </form>
  )
}

type Field = ReturnType<Form<Record<string, string>>['field']>

function CauseSelect({ field, order }: { field: Field; order: RefundProps['order'] }) {
  const { t } = useLingui()
  const { withdrawal, complaints } = order.afterSale
  return (
    <SelectField {...field} label={t`What it is for`}>
      <option value="missing">{t`Goods that were missing`}</option>
      {withdrawal && <option value="withdrawal">{t`The withdrawal`}</option>}
      {complaints.length > 0 && <option value="complaint">{t`A complaint`}</option>}
      <option value="goodwill">{t`Our goodwill`}</option>
    </SelectField>
  )
}

/** How money goes back; of an invoice that is not paid none does, and what was paid online goes back the way it came. */
function Way({ field, order }: { field: Field; order: RefundProps['order'] }) {
  const { t } = useLingui()
  const way = firstWay(order)
  if (way === 'credit')
    return (
      <p className="ws-note">
        <Trans>The invoice is not paid: the buyer has this much less to pay.</Trans>
      </p>
    )
  const method = order.paymentMethodText
  if (way === 'online')
    return (
      <p className="ws-note">
        <Trans>It goes back by itself, the way it came: {method}.</Trans>
      </p>
    )
  return (
    <SelectField
      {...field}
      hint={t`You pay it back yourself: this writes it down and sends the credit note.`}
      label={t`How it goes back`}
    >
      <option value="bank">{t`From our bank`}</option>
      <option value="till">{t`Over the counter`}</option>
    </SelectField>
  )
}

function RateSelect({ field, rates }: { field: Field; rates: readonly { rateBp: number }[] }) {
  const { t, i18n } = useLingui()
  return (
    <SelectField {...field} label={t`VAT of something else`}>
      <option value="">{t`By the share of each rate`}</option>
      {rates.map(({ rateBp }) => (
        <option key={rateBp} value={rateBp}>
          {i18n.number(rateBp / 10_000, { style: 'percent', maximumFractionDigits: 2 })}
        </option>
      ))}
    </SelectField>
  )
}

function firstWay({ money, paymentMethod }: RefundProps['order']): RefundWay {
  if (money.isReduction) return 'credit'
  return isOnline(paymentMethod) ? 'online' : 'bank'
}

const isOwedCause = (cause: string): cause is OwedCause => owedCauses.some((owed) => owed === cause)

/** What there is to settle; where nothing is owed, the shop gives of its own accord. */
function firstCause({ money: { lines } }: RefundProps['order']): RefundCause {
  const isOwed = (cause: OwedCause) => lines.some(({ owed }) => owed[cause] > 0)
  return owedCauses.find(isOwed) ?? 'goodwill'
}
