import { Tabs } from '@ark-ui/react/tabs'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
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

/** What a dish has of them, too: it stands on no shelf and in no stock, and what is asked of it is its size. */
const dishParts: readonly Part[] = parts
  .filter(({ key }) => key !== 'facts' && key !== 'stock')
  .map((part) => (part.key === 'options' ? { ...part, label: msg`Sizes` } : part))

interface ProductTabsProps extends ProductProps {
  /** What a dish has of its own: it stands before the parts that it shares with all products. */
  own?: { key: string; label: MessageDescriptor; form: ReactNode }
}

/** The parts of a product, one at a time; what is typed in one stays while another is looked at. `tab` in the address opens one. */
export function ProductTabs({ own, ...props }: ProductTabsProps) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  const shared = props.product.restaurantId === null ? parts : dishParts
  const tabs: readonly Omit<Part, 'Form'>[] = [...(own ? [own] : []), ...shared]
  const wanted = tabs.find(({ key }) => key === search['tab'])?.key ?? tabs[0]?.key ?? 'texts'
  return (
    <OverlayLocale>
      <Tabs.Root defaultValue={wanted} lazyMount>
        <Tabs.List
          aria-label={t`Parts of the product`}
          className="sticky top-[-4px] z-2 flex flex-wrap gap-x-5 border-b border-[var(--border)] bg-[var(--card)]"
        >
          {tabs.map(({ key, label, isIncomplete }) => (
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
        {own && (
          <Tabs.Content tabIndex={-1} value={own.key}>
            <div className="contents">{own.form}</div>
          </Tabs.Content>
        )}
        {shared.map(({ key, Form }) => (
          <Tabs.Content key={key} tabIndex={-1} value={key}>
            <Form {...props} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </OverlayLocale>
  )
}
