import { useLingui } from '@lingui/react/macro'
import { GoodsChoice } from '#app/features/sellers/goods-choice.tsx'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import type { SellerProps } from './seller-props.ts'
import { useSellerForm } from './use-seller-form.ts'

/** Which goods a seller carries. */
export function SellerGoodsForm({ seller, onChanged }: SellerProps) {
  const { t } = useLingui()
  const { form, frame } = useSellerForm({
    ...{ seller, onChanged, part: '/products' },
    saved: { productIds: JSON.stringify(seller.productIds) },
    bodyOf: (values) => ({ productIds: JSON.parse(values.productIds) as string[] }),
  })
  return (
    <RecordForm {...frame}>
      <GoodsChoice
        chosen={JSON.parse(form.values.productIds) as string[]}
        goods={seller.goods}
        legend={t`Goods`}
        onChoose={(ids) => form.change({ productIds: JSON.stringify(ids) })}
      />
    </RecordForm>
  )
}
