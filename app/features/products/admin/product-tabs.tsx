import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import { RecordTabs } from '#app/workspace/form/record-tabs.tsx'
import { ProductFactsForm } from './product-facts-form.tsx'
import { ProductFoodForm } from './product-food-form.tsx'
import { ProductOptionsForm } from './product-options-form.tsx'
import { ProductPicturesForm } from './product-pictures-form.tsx'
import { ProductPriceForm } from './product-price-form.tsx'
import type { ProductProps } from './product-props.ts'
import { ProductStockForm } from './product-stock-form.tsx'
import { ProductTradeForm } from './product-trade-form.tsx'
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
  { key: 'trade', label: msg`Businesses`, Form: ProductTradeForm },
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

/** What a dish has of them, too: it stands on no shelf and in no stock, and what is asked of it is its size. */
const dishParts: readonly Part[] = parts
  .filter(({ key }) => key !== 'facts' && key !== 'stock' && key !== 'trade')
  .map((part) => (part.key === 'options' ? { ...part, label: msg`Sizes` } : part))

interface ProductTabsProps extends ProductProps {
  /** What a dish has of its own: it stands before the parts that it shares with all products. */
  own?: { key: string; label: MessageDescriptor; form: Elements }
}

/** The parts of a product. */
export function ProductTabs({ own, ...props }: ProductTabsProps) {
  const { t, i18n } = useLingui()
  const shared = props.product.restaurantId === null ? parts : dishParts
  const tabs = shared.map(({ key, label, Form, isIncomplete }) => ({
    key,
    label: i18n._(label),
    isIncomplete: isIncomplete?.(props.product) ?? false,
    body: <Form {...props} />,
  }))
  const first = own ? [{ key: own.key, label: i18n._(own.label), body: own.form }] : []
  return <RecordTabs label={t`Parts of the product`} tabs={[...first, ...tabs]} />
}
