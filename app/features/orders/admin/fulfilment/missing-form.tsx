import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Substitutes } from '#domain/fulfilment.schema.ts'
import { readKroner, typedKroner } from '#domain/typed-money.ts'
import { callApi } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { SubstituteGoods } from '#app/features/orders/substitute-goods.tsx'
import type { FulfilmentLineProps } from './fulfilment-props.ts'
import { QuantitySelect } from './quantity-select.tsx'

/** Goods are not on the shelf: how many, and what could come instead. The buyer is then asked. */
export function MissingForm(props: FulfilmentLineProps) {
  const { order, line } = props
  const [offered, setOffered] = useState<Substitutes['substitutes']>()
  const [isBusy, setIsBusy] = useState(false)
  const open = async () => {
    setIsBusy(true)
    const path = `/admin/orders/${order.id}/lines/${line.id}/substitutes`
    const answer = await callApi<Substitutes>(path)
    setIsBusy(false)
    // Without them the question can still be asked.
    setOffered(answer.ok ? answer.value.substitutes : [])
  }
  if (offered) return <AskForm {...props} offered={offered} onClose={() => setOffered(undefined)} />
  return (
    <div>
      <FocusHandoffButton isBusy={isBusy} onClick={() => void open()} size="s" variant="plain">
        <Trans>Some of it is missing</Trans>
      </FocusHandoffButton>
    </div>
  )
}

interface AskFormProps extends FulfilmentLineProps {
  offered: Substitutes['substitutes']
  onClose: () => void
}

function AskForm({ order, line, offered, onChanged, onClose }: AskFormProps) {
  const { t } = useLingui()
  const form = useForm({ quantity: '1', substitute: '', price: '' }, onChanged, order.rev)
  const { quantity, substitute: productId, price } = form.values
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // What is no amount goes out as nothing, and comes back refused at its field.
    const substitute = productId ? { productId, unitOre: readKroner(price) ?? 0 } : null
    const asked = await form.send((idempotencyKey) =>
      callTwice(`/admin/orders/${order.id}/lines/${line.id}/missing`, {
        method: 'POST',
        body: { rev: form.rowRev, quantity: Number(quantity), substitute },
        idempotencyKey,
      }),
    )
    if (asked) onClose()
  }
  const chosen = offered.find((each) => each.productId === productId)
  const choose = (id: string) => {
    const unitOre = offered.find((each) => each.productId === id)?.unitOre
    form.change({ substitute: id, price: unitOre === undefined ? '' : typedKroner(unitOre) })
  }
  return (
    <form
      className="ws-form grid gap-3"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <UnsavedGuard isDirty isSaving={form.isBusy} />
      <QuantitySelect
        error={form.field('quantity').error}
        from={1}
        label={t`How many are missing`}
        onChange={(value) => form.change({ quantity: String(value) })}
        to={line.quantity - line.sent}
        value={Number(quantity)}
      />
      {offered.length > 0 && (
        <SelectField
          {...form.field('substitute')}
          isOptional
          label={t`What could come instead`}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t`Nothing`}</option>
          {offered.map(({ productId: id, title, packageSize, left }) => {
            const name = [title, packageSize].filter(Boolean).join(', ')
            return (
              <option key={id} value={id}>
                {left === null ? name : t`${name} (${left} left)`}
              </option>
            )
          })}
        </SelectField>
      )}
      {chosen && <SubstituteGoods substitute={chosen} />}
      {chosen && (
        <TextField
          {...form.field('price')}
          autoComplete="off"
          dir="ltr"
          hint={t`Never more than what it stands in for.`}
          inputMode="decimal"
          label={t`Price each, in kr`}
          maxLength={12}
        />
      )}
      <FormError text={form.message} />
      <div className="flex flex-wrap gap-2">
        <FocusHandoffButton isBusy={form.isBusy} size="s" type="submit">
          <Trans>Ask the buyer</Trans>
        </FocusHandoffButton>
        <FocusHandoffButton onClick={onClose} size="s" variant="outline">
          <Trans>Cancel</Trans>
        </FocusHandoffButton>
      </div>
    </form>
  )
}
