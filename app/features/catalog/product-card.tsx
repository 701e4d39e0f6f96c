import { canBeBought, isOnRequest } from '#domain/availability.ts'
import type { ProductCard as Product } from '#domain/product-card.schema.ts'
import { AddToCartButton } from '#app/features/cart/add-to-cart-button.tsx'
import { cardPrice, useUnitPrice } from './card-price.tsx'
import { cardWidths } from '#domain/catalog.ts'
import { pageAddress } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { packshot } from '#app/ui/packshot.ts'
import { AddToQuote } from '#app/features/quotes/basket/add-to-quote.ts'
import { type RowMark, useRowMark } from '#app/ui/row-mark.ts'
import { StateBadge } from './state-badge.tsx'

interface ProductCardProps {
  product: Product
  /** The name's level on its page: h2 under the page's own heading, h3 under a section's. */
  level?: 'h2' | 'h3'
  load?: 'eager' | 'lazy'
  mark: RowMark | undefined
}

/** The first row of a phone: seen at once on every screen. The rest waits until it is near. */
const seenFirst = 2
const sizes = '(min-width:761px) 284px,46vw'

/**
 * A product in a list: picture, name, size, price and unit price, and a way into the cart. The name's link covers the card. Lists hold
 * forty, so it is made of few components: each costs more than the element that it draws.
 */
function ProductCard({ product, level: Name = 'h3', load = 'lazy', mark }: ProductCardProps) {
  const unitPrice = useUnitPrice()
  const { id, slug, name, packageSize, image, imageWidths, unitOre, unitPer, priceToOre } = product
  const hasShopPrice = product.priceOre !== undefined && priceToOre === undefined
  const canBuy = hasShopPrice && canBeBought(product.state, product.priceOre)
  return (
    <li className={`product tint-${product.tint}`}>
      <div className="product-picture">
        {(product.badge || product.state !== 'in_stock') && <StateBadge product={product} />}
        {image && (
          <Picture
            {...packshot({ src: image, widths: imageWidths ?? cardWidths })}
            alt=""
            load={load}
            sizes={sizes}
          />
        )}
      </div>
      <div>
        <Name>
          <a href={pageAddress(`/products/${slug}`)} {...mark?.(`@products/${id}`, 'name', name)}>
            {name}
          </a>
        </Name>
        <p {...mark?.(`@products/${id}`, 'packageSize', packageSize)}>{packageSize}</p>
        <div className="num">
          <b>{cardPrice(product)}</b>
          {unitOre !== undefined && unitPer && (
            <small>{unitPrice({ ore: unitOre, per: unitPer })}</small>
          )}
        </div>
        {canBuy ? (
          <AddToCartButton
            kind="round"
            product={{
              id,
              slug,
              title: name,
              canBuy,
              hasRequiredOptions: product.hasRequiredOptions ?? false,
              minQty: product.minQty,
            }}
          />
        ) : (
          isOnRequest(product.state, hasShopPrice) && <AddToQuote product={product} />
        )}
      </div>
    </li>
  )
}

/** Cards in 2, 3 or 4 columns. */
export function ProductGrid({
  products,
  columns = 4,
  level = 'h3',
  isBusy = false,
}: {
  products: readonly Product[]
  columns?: 3 | 4
  level?: 'h2' | 'h3'
  isBusy?: boolean
}) {
  const mark = useRowMark()
  return (
    <ul
      aria-busy={isBusy || undefined}
      className={columns === 3 ? 'product-grid product-grid-3' : 'product-grid'}
    >
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          level={level}
          mark={mark}
          load={index < seenFirst && level === 'h2' ? 'eager' : 'lazy'}
          product={product}
        />
      ))}
    </ul>
  )
}
