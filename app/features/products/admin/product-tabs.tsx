import { Tabs } from '@ark-ui/react/tabs'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { OverlayLocale } from '#app/ui/overlay-locale.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
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

/** The parts of a product, one at a time; what is typed in one stays while another is looked at. `tab` in the address opens one. */
export function ProductTabs(props: ProductProps) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  const wanted = parts.find(({ key }) => key === search['tab'])?.key ?? 'texts'
  return (
    <OverlayLocale>
      <Tabs.Root defaultValue={wanted} lazyMount>
        <Tabs.List
          aria-label={t`Parts of the product`}
          className="sticky top-[-4px] z-2 flex flex-wrap gap-x-5 border-b border-[var(--border)] bg-[var(--card)]"
        >
          {parts.map(({ key, label, isIncomplete }) => (
            <Tabs.Trigger
              className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent font-semibold text-[var(--muted-foreground)] aria-selected:border-[var(--primary)] aria-selected:text-[var(--foreground)]"
              key={key}
              value={key}
            >
              <span>{i18n._(label)}</span>
              {isIncomplete?.(props.product) && (
                <span className="ws-state" data-tone="warn">
                  <span className="sr-only">{t`something is missing`}</span>
                </span>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {parts.map(({ key, Form }) => (
          <Tabs.Content key={key} tabIndex={-1} value={key}>
            <Form {...props} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </OverlayLocale>
  )
}
