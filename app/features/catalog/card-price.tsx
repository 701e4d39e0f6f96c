import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#domain/catalog.schema.ts'
import { formatOre } from '#domain/money.ts'
import { Price } from '#app/ui/price.tsx'

type Priced = Pick<Product['price'], 'priceOre' | 'priceToOre' | 'isFrom'>

/** A price, a from-price or a range. Nothing where the maker names none. */
export function CardPrice({ priceOre, priceToOre, isFrom }: Priced) {
  if (priceOre === undefined) return null
  if (priceToOre !== undefined)
    return (
      <>
        <Price ore={priceOre} /> – <Price ore={priceToOre} />
      </>
    )
  const price = <Price ore={priceOre} />
  return isFrom ? <Trans>from {price}</Trans> : price
}

/** `232,35 kr/kg`: what the law wants beside every consumer price. */
export function UnitPrice({ unit }: { unit: NonNullable<Product['price']['unit']> }) {
  const { t } = useLingui()
  const per = { kg: 'kg', l: 'l', piece: t`piece` }[unit.per]
  return <bdi className="num">{`${formatOre(unit.ore)}/${per}`}</bdi>
}
