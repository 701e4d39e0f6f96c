import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { useRowMark } from '#app/ui/row-mark.ts'
import { BuyBox } from './buy-box.tsx'
import { FoodInformation } from './food-information.tsx'
import { Gallery } from './gallery.tsx'
import { ProductGrid } from './product-card.tsx'

type ProductPageProps = ComponentProps<typeof BuyBox>

/** One product: its pictures, price and choices, all its food information, and what goes with it. */
export function ProductPage({ product, Keep }: ProductPageProps) {
  const { t } = useLingui()
  const [category] = product.categories
  const { id, name, food, packageSize, description, related } = product
  const mark = useRowMark()
  return (
    <>
      <article className={`wrap tint-${product.tint}`}>
        <Breadcrumbs
          crumbs={[
            { label: t`Home`, url: '/' },
            ...(category ? [{ label: category.name, url: `/categories/${category.slug}` }] : []),
            { label: name },
          ]}
        />
        <div className="product-page">
          <Gallery product={product} />
          <div className="buy">
            {food.origin && <p className="buy-from">{food.origin}</p>}
            <h1 {...mark?.(`@products/${id}`, 'name', name)}>{name}</h1>
            <p className="buy-from" {...mark?.(`@products/${id}`, 'packageSize', packageSize)}>
              {packageSize}
            </p>
            <p className="buy-lede" {...mark?.(`@products/${id}`, 'description', description)}>
              {description}
            </p>
            <BuyBox Keep={Keep} key={product.id} product={product} />
            {product.sellers !== undefined && (
              <p>
                <PageLink className="link" to={`/sellers-map?product=${product.slug}`}>
                  <Trans>Where can I buy this?</Trans>
                </PageLink>
              </p>
            )}
          </div>
        </div>
        <FoodInformation product={product} />
        <p className="mt-6">
          <PageLink className="link" to={`/data-sheet/${product.slug}`}>
            <Trans>Data sheet</Trans>
          </PageLink>
        </p>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" className="wrap related">
          <h2 id="related">
            <Trans>Goes well with</Trans>
          </h2>
          <ProductGrid products={related} />
        </section>
      )}
    </>
  )
}
