import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { longestStockNote } from '#domain/product-stock.schema.ts'
import { writtenMovements } from '#domain/stock-movements.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ProductProps } from './product-props.ts'
import { movementWords } from '#app/workspace/names/product-names.ts'
import { typedWhole } from '#app/workspace/form/typed-number.ts'

const words = Object.fromEntries(writtenMovements.map((kind) => [kind, movementWords[kind]]))
const nothing = { kind: 'received', quantity: '', note: '' }

/** Writes down what came onto the shelf, was counted there, was lost, or stood wrong in the book. */
export function StockMovementForm({
  product: { id, stock },
  onChanged,
}: Pick<ProductProps, 'product' | 'onChanged'>) {
  const { t } = useLingui()
  const form = useForm(nothing, onChanged)
  const { kind, quantity, note } = form.values
  const hints: Partial<Record<string, string>> = {
    counted: t`How many stand there now.`,
    corrected: t`By how much the book was wrong; with a minus where it said too many.`,
  }
  const write = async () => {
    const body = { kind, quantity: typedWhole(quantity), note, seen: stock.onHand }
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminProduct>(`/admin/products/${id}/stock/movements`, {
        ...{ method: 'POST', body, idempotencyKey },
      }),
    )
    if (!done) return
    form.change({ quantity: '', note: '' })
    notifyStaff.success(t`Written into the book`)
  }
  return (
    <form
      className="ws-form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void write()
      }}
    >
      <UnsavedGuard isDirty={quantity !== '' || note !== ''} isSaving={form.isBusy} />
      <FormError text={form.message} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField {...form.field('kind')} label={t`What happened`} words={words} />
        <TextField
          {...form.field('quantity')}
          autoComplete="off"
          dir="ltr"
          hint={hints[kind]}
          inputMode={kind === 'corrected' ? 'text' : 'numeric'}
          label={t`How many`}
          maxLength={9}
        />
      </div>
      <TextField
        {...form.field('note')}
        autoComplete="off"
        dir="auto"
        isOptional
        label={t`Note`}
        maxLength={longestStockNote}
      />
      <div className="ws-form-foot">
        <Button isBusy={form.isBusy} type="submit" variant="outline">
          <Trans>Write it into the book</Trans>
        </Button>
      </div>
    </form>
  )
}
