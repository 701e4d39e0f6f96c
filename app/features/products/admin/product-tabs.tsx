import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { RecordTabs } from '#app/workspace/form/record-tabs.tsx'
import { ProductFactsForm } from './product-facts-form.tsx'
import { ProductFoodForm } from './product-food-form.tsx'
import { ProductOptionsForm } from './product-options-form.tsx'
import { ProductPicturesForm } from './product-pictures-form.tsx'
import { ProductPriceForm } from './product-price-form.tsx'
import type { ProductProps } from './product-props.ts'
import { ProductStockForm } from './product-stock-form.tsx'
import { ProductTextsForm } from './product-texts-form.tsx'

interface Part {
  key: string
  label: MessageDescriptor
  Form: ComponentType<ProductProps>
  /** Something is missing in it. */
  isIncomplete?: (product: ProductProps['product']) => boolean
}

const parts: readonly Part[] = [
  {
    key: 'texts',
    label: msg`Texts`,
    Form: ProductTextsForm,
    isIncomplete: ({ completeness }) => completeness.languages < completeness.ofLanguages,
  },
  { key: 'facts', label: msg`Facts`, Form: ProductFactsForm },
  { key: 'price', label: msg`Price`, Form: ProductPriceForm },
  { key: 'stock', label: msg`Stock`, Form: ProductStockForm },
  {
    key: 'food',
    label: msg`Food`,
    Form: ProductFoodForm,
    isIncomplete: ({ completeness }) => !completeness.hasFood,
  },
  {
    key: 'pictures',
    label: msg`Pictures`,
    Form: ProductPicturesForm,
    isIncomplete: ({ completeness }) => completeness.pictures === 0,
  },
  { key: 'options', label: msg`Options`, Form: ProductOptionsForm },
]

/** The parts of a product. */
export function ProductTabs(props: ProductProps) {
  const { t, i18n } = useLingui()
  const tabs = parts.map(({ key, label, Form, isIncomplete }) => ({
    key,
    label: i18n._(label),
    isIncomplete: isIncomplete?.(props.product) ?? false,
    body: <Form {...props} />,
  }))
  return <RecordTabs label={t`Parts of the product`} tabs={tabs} />
}
