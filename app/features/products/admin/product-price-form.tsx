import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { slipOf } from '#domain/changed-price.ts'
import { typedKroner } from '#domain/typed-money.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { PriceHistory } from './price-history.tsx'
import type { ProductProps } from './product-props.ts'
import { SaleNote } from './sale-note.tsx'
import { typedOreOrNone } from '#app/workspace/form/typed-number.ts'
import { useProductForm } from './use-product-form.ts'

type PriceFormProps = Pick<ProductProps, 'product' | 'canEdit' | 'onChanged'>

/** What a product costs, with VAT; what visitors read of a sale; and what it cost before. */
export function ProductPriceForm({ product, canEdit, onChanged }: PriceFormProps) {
  const { t } = useLingui()
  const { price } = product
  const [isSure, setIsSure] = useState(false)
  const { form, frame } = useProductForm({
    ...{ product, onChanged, part: '/price' },
    saved: {
      shopPriceOre: shownOre(price.shopPriceOre),
      salePriceOre: shownOre(price.salePriceOre),
    },
    bodyOf: (values) => ({
      shopPriceOre: typedOreOrNone(values.shopPriceOre),
      salePriceOre: typedOreOrNone(values.salePriceOre),
      isSure,
    }),
  })
  const shop = typedOreOrNone(form.values.shopPriceOre)
  const sale = typedOreOrNone(form.values.salePriceOre)
  const kroner = { autoComplete: 'off', dir: 'ltr', inputMode: 'decimal', maxLength: 12 } as const
  const slip = slipOf(price, { shopPriceOre: numberOrNone(shop), salePriceOre: numberOrNone(sale) })
  return (
    <>
      <RecordForm {...frame} canEdit={canEdit}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('shopPriceOre')}
            {...kroner}
            hint={form.field('shopPriceOre').hint ?? t`With VAT, in kr.`}
            label={t`Ordinary price`}
          />
          {product.restaurantId === null && (
            <TextField
              {...form.field('salePriceOre')}
              {...kroner}
              hint={form.field('salePriceOre').hint ?? t`Empty: no sale.`}
              isOptional
              label={t`Sale price`}
            />
          )}
        </div>
        {slip && (
          <Checkbox
            checked={isSure}
            label={
              <Trans>
                It is right: more than ten times the price it had, or less than a tenth of it.
              </Trans>
            }
            onChange={({ target }) => setIsSure(target.checked)}
          />
        )}
        {typeof sale === 'number' && <SaleNote price={price} saleOre={sale} />}
      </RecordForm>
      <PriceHistory history={price.history} />
    </>
  )
}

/** What is typed wrong is told at its field. */
function numberOrNone(ore: ReturnType<typeof typedOreOrNone>): number | null {
  return typeof ore === 'number' ? ore : null
}

function shownOre(ore: number | null): string {
  return ore === null ? '' : typedKroner(ore)
}
