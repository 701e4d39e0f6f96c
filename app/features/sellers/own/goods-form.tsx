import { useLingui } from '@lingui/react/macro'
import { GoodsChoice } from '#app/features/sellers/goods-choice.tsx'
import { OwnForm } from './own-form.tsx'
import type { OwnProps } from './own-props.ts'
import { useOwnForm } from './use-own-form.ts'

/** Which goods customers find there. */
export function OwnGoodsForm({ seller, onChanged }: OwnProps) {
  const { t } = useLingui()
  const { goods, productIds, rev } = seller
  const form = useOwnForm({
    ...{ rev, part: 'products', onChanged },
    saved: { productIds: JSON.stringify(productIds) },
    bodyOf: (values) => ({ productIds: JSON.parse(values.productIds) as string[] }),
  })
  return (
    <OwnForm className="grid max-w-3xl gap-4" form={form}>
      <GoodsChoice
        chosen={JSON.parse(form.values.productIds) as string[]}
        goods={goods}
        legend={t`Tick what customers find with you`}
        onChoose={(ids) => form.change({ productIds: JSON.stringify(ids) })}
      />
    </OwnForm>
  )
}
