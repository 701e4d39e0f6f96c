import { renderToReadableStream } from 'react-dom/server.edge'
import { canBeBought } from '#domain/availability.ts'
import type { ProductCard as Product } from '#domain/product-card.schema.ts'
import { formatOre } from '#domain/money.ts'

/** What the site's own API answers for the list, put in by the build. */
declare const products: Product[]

const badges = { season: 'I sesong', new: 'Nyhet' }
const units = { kg: 'kg', l: 'l', piece: 'stk.' }

/** The card of a product list as React alone would write it: the bench sees that it says the same as the site's own. */
function ProductCard({ product, isSeenFirst }: { product: Product; isSeenFirst: boolean }) {
  const address = `/nb/products/${product.slug}`
  const price = <bdi>{formatOre(product.priceOre ?? 0)}</bdi>
  return (
    <li className={`product tint-${product.tint}`}>
      <div className="product-picture">
        <Badge product={product} />
        <img
          srcSet={`${product.image?.replace('-640.', '-320.')} 320w, ${product.image} 640w`}
          height={720}
          width={600}
          alt=""
          fetchPriority={isSeenFirst ? 'high' : undefined}
          loading={isSeenFirst ? 'eager' : 'lazy'}
          sizes="(min-width:761px) 284px,46vw"
          src={product.image}
        />
      </div>
      <div>
        <h2>
          <a href={address}>{product.name}</a>
        </h2>
        <p>{product.packageSize}</p>
        <div className="num">
          <b>
            {product.isFrom ? <>fra {price}</> : price}
            {product.priceToOre !== undefined && (
              <>
                {' – '}
                <bdi>{formatOre(product.priceToOre)}</bdi>
              </>
            )}
          </b>
          {product.unitOre !== undefined && product.unitPer && (
            <small>
              <bdi>{`${formatOre(product.unitOre)}/${units[product.unitPer]}`}</bdi>
            </small>
          )}
        </div>
        {canBeBought(product.state, product.priceOre) &&
          (product.hasRequiredOptions ? (
            <a
              aria-label={`Velg alternativer for ${product.name}`}
              className="add-button"
              href={address}
            />
          ) : (
            <button
              aria-label={`Legg ${product.name} i handlekurven`}
              className="add-button"
              type="button"
            />
          ))}
      </div>
    </li>
  )
}

function Badge({ product: { state, badge } }: { product: Product }) {
  if (state !== 'in_stock') return <span className="badge badge-quiet">{state}</span>
  return badge && <span className="badge">{badges[badge]}</span>
}

function List() {
  return (
    <html lang="nb">
      <body>
        <h1>Varer</h1>
        <ul className="product-grid product-grid-3">
          {products.map((product, index) => (
            <ProductCard isSeenFirst={index < 2} key={product.id} product={product} />
          ))}
        </ul>
      </body>
    </html>
  )
}

export default {
  async fetch(): Promise<Response> {
    const body = await renderToReadableStream(<List />)
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}
