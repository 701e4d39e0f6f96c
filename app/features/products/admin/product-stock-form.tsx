import { Trans, useLingui } from '@lingui/react/macro'
import { isAllowed } from '#domain/permissions.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { ProductProps } from './product-props.ts'
import { policyWords } from '#app/workspace/names/product-names.ts'
import { StockBook } from './stock-book.tsx'
import { StockMovementForm } from './stock-movement-form.tsx'
import { shownNumber, typedWholeOrNone } from '#app/workspace/form/typed-number.ts'
import { useProductForm } from './use-product-form.ts'

type StockFormProps = Pick<ProductProps, 'product' | 'start' | 'onChanged'>

/** What stands on the shelf, how it came there, and when there is too little. */
export function ProductStockForm({ product, start, onChanged }: StockFormProps) {
  const { stock } = product
  const canEdit = isAllowed(start, 'stock.edit')
  const isCounted = stock.policy !== 'untracked'
  return (
    <>
      {isCounted && <StockFigures stock={stock} />}
      {isCounted && canEdit && <StockMovementForm onChanged={onChanged} product={product} />}
      <PolicyForm canEdit={canEdit} onChanged={onChanged} product={product} />
      {isCounted && <StockBook movements={stock.movements} />}
    </>
  )
}

function StockFigures({ stock: { onHand, reserved } }: Pick<ProductProps['product'], 'stock'>) {
  const { t, i18n } = useLingui()
  const figures = [
    [t`On the shelf`, onHand],
    [t`Promised to orders`, reserved],
    [t`Left to sell`, onHand - reserved],
  ] as const
  return (
    <dl className="grid grid-cols-3 gap-4 py-4">
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt className="ws-quiet">{label}</dt>
          <dd className="num text-[length:var(--text-l,1.25rem)] font-bold">
            {i18n.number(figure)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function PolicyForm({
  product,
  canEdit,
  onChanged,
}: Pick<ProductProps, 'product' | 'canEdit' | 'onChanged'>) {
  const { t } = useLingui()
  const { policy, lowStockAt, restockOn } = product.stock
  const { form, frame } = useProductForm({
    ...{ product, onChanged, part: '/stock' },
    saved: {
      policy,
      lowStockAt: shownNumber(lowStockAt),
      restockOn: restockOn ?? '',
    },
    bodyOf: (values) => ({
      policy: values.policy,
      lowStockAt: typedWholeOrNone(values.lowStockAt),
      restockOn: values.restockOn || null,
    }),
  })
  return (
    <RecordForm {...frame} canEdit={canEdit}>
      <h3>
        <Trans>How the stock is kept</Trans>
      </h3>
      <ChoiceField {...form.field('policy')} label={t`Stock`} words={policyWords} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('lowStockAt')}
          autoComplete="off"
          dir="ltr"
          hint={
            form.field('lowStockAt').hint ??
            t`From here on downwards it is on the list of what is low.`
          }
          inputMode="numeric"
          isOptional
          label={t`Low at`}
          maxLength={9}
        />
        <TextField
          {...form.field('restockOn')}
          hint={form.field('restockOn').hint ?? t`Visitors read it while it is sold out.`}
          isOptional
          label={t`Expected back on`}
          type="date"
        />
      </div>
    </RecordForm>
  )
}
