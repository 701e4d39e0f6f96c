import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#domain/product.schema.ts'
import { formatOre } from '#domain/money.ts'

type Priced = Pick<Product['price'], 'priceOre' | 'priceToOre' | 'isFrom'>

/** A price, a from-price or a range, within an element of class `num`. Nothing where the maker names none. */
export function CardPrice({ priceOre, priceToOre, isFrom }: Priced) {
  if (priceOre === undefined) return null
  const price = <bdi>{formatOre(priceOre)}</bdi>
  if (priceToOre !== undefined)
    return (
      <>
        {price} – <bdi>{formatOre(priceToOre)}</bdi>
      </>
    )
  return isFrom ? <Trans>from {price}</Trans> : price
}

/** `232,35 kr/kg`: what the law wants beside every consumer price. */
export function UnitPrice({ unit }: { unit: NonNullable<Product['price']['unit']> }) {
  const { t } = useLingui()
  const per = { kg: 'kg', l: 'l', piece: t`piece` }[unit.per]
  return <bdi>{`${formatOre(unit.ore)}/${per}`}</bdi>
}
