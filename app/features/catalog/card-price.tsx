import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Product } from '#domain/product.schema.ts'
import { formatOre } from '#domain/money.ts'

type Priced = Pick<Product['price'], 'priceOre' | 'priceToOre' | 'isFrom'>

/** A price, a from-price or a range, within an element of class `num`. Nothing where the maker names none. */
export function cardPrice({ priceOre, priceToOre, isFrom }: Priced): ReactNode {
  if (priceOre === undefined) return null
  const price = <bdi>{formatOre(priceOre)}</bdi>
  if (priceToOre !== undefined)
    return (
      <>
        {price} <span>–</span> <bdi>{formatOre(priceToOre)}</bdi>
      </>
    )
  return isFrom ? <Trans>from {price}</Trans> : price
}

/** Writes `232,35 kr/kg`: what the law wants beside every consumer price. */
export function useUnitPrice(): (unit: NonNullable<Product['price']['unit']>) => ReactNode {
  const { t } = useLingui()
  return ({ ore, per }) => <bdi>{`${formatOre(ore)}/${per === 'piece' ? t`piece` : per}`}</bdi>
}
