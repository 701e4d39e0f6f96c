import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Product } from '#domain/product.schema.ts'
import { formatOre } from '#domain/money.ts'

type Priced = Pick<Product['price'], 'priceOre' | 'priorOre' | 'priceToOre' | 'isFrom'>

/** A price, with that of before a sale, a from-price or a range, within an element of class `num`. Nothing where the maker names none. */
export function cardPrice({ priceOre, priorOre, priceToOre, isFrom }: Priced): ReactNode {
  if (priceOre === undefined) return null
  const price = <bdi>{formatOre(priceOre)}</bdi>
  if (priceToOre !== undefined)
    return (
      <>
        {price} <span>–</span> <bdi>{formatOre(priceToOre)}</bdi>
      </>
    )
  const now = isFrom ? <Trans>from {price}</Trans> : price
  if (priorOre === undefined) return now
  return (
    <>
      {now} <PriorPrice ore={priorOre} />
    </>
  )
}

/** The lowest price of the 30 days before a sale, struck through; who does not see that hears what it is. */
export function PriorPrice({ ore }: { ore: number }) {
  return (
    <s className="ms-1 font-normal text-[var(--muted-foreground)]">
      <span className="sr-only">
        <Trans>Lowest price in the 30 days before:</Trans>
      </span>{' '}
      <bdi>{formatOre(ore)}</bdi>
    </s>
  )
}

/** Writes `232,35 kr/kg`: what the law wants beside every consumer price. */
export function useUnitPrice(): (unit: NonNullable<Product['price']['unit']>) => ReactNode {
  const { t } = useLingui()
  return ({ ore, per }) => <bdi>{`${formatOre(ore)}/${per === 'piece' ? t`piece` : per}`}</bdi>
}
