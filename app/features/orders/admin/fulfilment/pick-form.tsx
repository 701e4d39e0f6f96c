import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { longestLot } from '#domain/fulfilment.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { FulfilmentLineProps } from './fulfilment-props.ts'

/** A line goes into the buyer's box: with its lot and its best-before day, for when goods are called back. */
export function PickForm({ order, line, onChanged }: FulfilmentLineProps) {
  const { t } = useLingui()
  const { lot, bestBefore, isPicked } = line
  const [isChanging, setIsChanging] = useState(false)
  const form = useForm({ lot, bestBefore }, onChanged, order.rev)
  const save = async (willBePicked: boolean) => {
    const done = await form.send((idempotencyKey) =>
      callTwice(`/admin/orders/${order.id}/lines/${line.id}`, {
        method: 'PUT',
        body: { ...form.values, isPicked: willBePicked, rev: form.rowRev },
        idempotencyKey,
      }),
    )
    if (done) setIsChanging(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(true)
  }
  const isDirty = form.changed.length > 0
  const areFieldsShown = !isPicked || isChanging || isDirty
  return (
    <form className="grid grid-cols-2 items-start gap-2" method="post" noValidate onSubmit={submit}>
      <UnsavedGuard isDirty={isDirty} isSaving={form.isBusy && isDirty} />
      {areFieldsShown && (
        <>
          <TextField
            {...form.field('lot')}
            autoComplete="off"
            dir="ltr"
            isOptional
            label={t`Lot`}
            maxLength={longestLot}
          />
          <TextField {...form.field('bestBefore')} isOptional label={t`Best before`} type="date" />
        </>
      )}
      <div className="col-span-2">
        <FormError text={form.message} />
      </div>
      <div className="col-span-2 flex flex-wrap gap-2">
        {areFieldsShown ? (
          <FocusHandoffButton
            isBusy={form.isBusy}
            key="save"
            size="s"
            type="submit"
            variant="outline"
          >
            {isPicked ? <Trans>Save</Trans> : <Trans>Picked</Trans>}
          </FocusHandoffButton>
        ) : (
          <>
            <FocusHandoffButton
              key="change"
              onClick={() => setIsChanging(true)}
              size="s"
              variant="outline"
            >
              <Trans>Change</Trans>
            </FocusHandoffButton>
            <FocusHandoffButton
              isBusy={form.isBusy}
              onClick={() => void save(false)}
              size="s"
              variant="plain"
            >
              <Trans>Not picked yet</Trans>
            </FocusHandoffButton>
          </>
        )}
      </div>
    </form>
  )
}
