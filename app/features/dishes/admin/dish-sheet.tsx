import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { ProductActions } from '#app/features/products/admin/product-actions.tsx'
import { ProductState } from '#app/features/products/admin/product-state.tsx'
import { ProductTabs } from '#app/features/products/admin/product-tabs.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { DishForm } from './dish-form.tsx'
import { type DishProps, textIn } from './dish-props.ts'
import { SoldOutState } from './sold-out-field.tsx'

/** One dish: what the kitchen knows of it, and the forms that it shares with all products. */
export function DishSheet(props: DishProps & { product: AdminProduct }) {
  const { dish, product, menu, now, canEdit, onChanged } = props
  return (
    <SideSheet
      isWide
      footer={canEdit && <ProductActions onChanged={onChanged} product={product} />}
      meta={
        <>
          <ProductState state={product.state} />
          <SoldOutState now={now} until={dish.soldOutUntil} />
          {product.state === 'published' && (
            <PageLink to={`/restaurant-menu/${menu.restaurant.slug}`}>
              <Trans>See the menu as a guest</Trans>
            </PageLink>
          )}
        </>
      }
      title={<bdi>{textIn(dish.names, props) || product.key}</bdi>}
    >
      <ProductTabs
        {...props}
        // What a dish is made of is no shelf of the shop.
        categories={[]}
        own={{ key: 'dish', label: msg`Dish`, form: <DishForm {...props} /> }}
      />
    </SideSheet>
  )
}
