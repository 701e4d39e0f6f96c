import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { canBeAskedFor } from '#domain/availability.ts'
import type { Product } from '#domain/product.schema.ts'
import type { ChosenOptions } from '#domain/chosen-options.ts'
import { firstPick, pickedPrice } from '#domain/chosen-price.ts'
import { AddToCartButton } from '#app/features/cart/add-to-cart-button.tsx'
import { AddToQuote } from '#app/features/quotes/basket/add-to-quote.ts'
import { Price } from '#app/ui/price.tsx'
import { Quantity } from '#app/ui/quantity.tsx'
import { Availability } from './availability.tsx'
import { cardPrice, PriorPrice, useUnitPrice } from './card-price.tsx'
import { OptionFields } from './option-fields.tsx'
import { Promises } from './promises.tsx'

interface BuyBoxProps {
  product: Product
  /** Keeps what is picked for later: another feature's. */
  Keep: ComponentType<{
    title: string
    choice: { productId: string; quantity: number; selectedAttributes: ChosenOptions }
  }>
}

/** Price, options, quantity and the way into the cart. The price follows what is picked. */
export function BuyBox({ product, Keep }: BuyBoxProps) {
  const { t } = useLingui()
  const [picked, setPicked] = useState(() => firstPick(product))
  const [quantity, setQuantity] = useState(product.quantity.min)
  const price = pickedPrice(product, picked)
  const { id, name, slug, canBuy } = product
  const { min, step, max } = product.quantity
  return (
    <>
      <PriceLine price={price} product={product} />
      <div className="buy-choices">
        {canBuy && (
          <OptionFields
            onPick={(key, value) => setPicked((before) => changed(before, key, value))}
            options={product.options}
            picked={picked}
          />
        )}
        <Availability product={product} />
        {canBuy && (
          <div className="buy-add needs-script">
            <Quantity
              label={t`Quantity of ${name}`}
              max={max}
              min={min}
              onChange={setQuantity}
              step={step}
              value={quantity}
            />
            <AddToCartButton
              kind="wide"
              product={{ id, slug, title: name, canBuy, hasRequiredOptions: false }}
              quantity={quantity}
              selectedAttributes={picked}
            />
          </div>
        )}
        {canBeAskedFor(product.state) && (
          // Its place is kept until it has come.
          <div className={canBuy ? 'needs-script grid min-h-11' : 'needs-script grid min-h-13'}>
            <AddToQuote
              kind={canBuy ? 'beside' : 'only'}
              product={{ id, name, image: product.images[0]?.src }}
              wanted={wantedOf(product, picked, quantity)}
            />
          </div>
        )}
        <Keep choice={{ productId: id, quantity, selectedAttributes: picked }} title={name} />
        {canBuy && step > 1 && (
          <p className="buy-step">
            <Trans>Sold in steps of {step}.</Trans>
          </p>
        )}
        {canBuy && (
          <p className="buy-step without-script">
            <Trans>The cart needs JavaScript. Turn it on to order here.</Trans>
          </p>
        )}
      </div>
      <Promises product={product} />
    </>
  )
}

interface PriceLineProps {
  product: Product
  price: ReturnType<typeof pickedPrice>
}

function PriceLine({ product, price }: PriceLineProps) {
  const unitPrice = useUnitPrice()
  const unit = price ? price.unit : product.price.unit
  const percent = product.price.vatBp === undefined ? undefined : product.price.vatBp / 100
  if (product.price.priceOre === undefined) return <div className="buy-price" />
  return (
    <div aria-live="polite" className="buy-price num">
      <strong>{price ? <Price ore={price.ore} /> : cardPrice(product.price)}</strong>
      {price?.priorOre !== undefined && <PriorPrice ore={price.priorOre} />}
      <span>
        {unit && (
          <>
            <span>{unitPrice(unit)}</span> <span>·</span>{' '}
          </>
        )}
        {percent === undefined ? <Trans>incl. VAT</Trans> : <Trans>incl. {percent}% VAT</Trans>}
      </span>
    </div>
  )
}

/** What a request says of it; nothing where nothing was chosen: then it is one more of what is asked for. */
function wantedOf(product: Product, picked: Record<string, string | number>, quantity: number) {
  const notes = wordsOf(product, picked)
  if (!product.canBuy || (notes === '' && quantity === product.quantity.min)) return {}
  return { notes, quantity }
}

/** What is picked, as a note says it: `Size: Whole, Card: Happy birthday`. */
function wordsOf({ options }: Product, picked: Record<string, string | number>): string {
  return options
    .flatMap(({ key, label, choices }) => {
      const value = picked[key]
      const words = choices.find((choice) => choice.value === value)?.label ?? value
      return words === undefined ? [] : [`${label}: ${words}`]
    })
    .join(', ')
}

function changed(
  picked: Record<string, string | number>,
  key: string,
  value: string | number | undefined,
) {
  const { [key]: _before, ...rest } = picked
  return value === undefined ? rest : { ...rest, [key]: value }
}
