import { Trans, useLingui } from '@lingui/react/macro'
import type { DishBreakdown, DishPriceRow } from '#domain/dish-price.ts'
import { Price } from '#app/ui/price.tsx'
import type { DishOffer } from '#domain/dish-offer.ts'

interface WhyThisPriceProps {
  breakdown: DishBreakdown
  offer: DishOffer
}

/** Each amount that makes the price; together they are the price. */
export function WhyThisPrice({ breakdown, offer }: WhyThisPriceProps) {
  const wordsOf = useRowWords(offer)
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer font-semibold text-muted-foreground">
        <Trans>Why this price?</Trans>
      </summary>
      <dl className="grid gap-1 pt-2">
        {breakdown.rows.map((row) => (
          <div className="flex justify-between gap-4" key={`${row.key} ${row.value}`}>
            <dt>{wordsOf(row)}</dt>
            <dd>
              <Price ore={row.price} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-muted-foreground">
        <Trans>VAT is included, whether you eat here or take it with you.</Trans>
      </p>
    </details>
  )
}

function useRowWords({ dish, groups }: DishOffer): (row: DishPriceRow) => string {
  const { t } = useLingui()
  const sides = { left: t`left half`, right: t`right half` }
  return ({ key, value, quantity = 1, side, free = 0 }) => {
    if (key === 'surcharge') return t`For two halves`
    if (key === 'dish' || key === 'halves') {
      const size = dish.sizes.find((each) => each.key === value)?.label
      return size === undefined ? dish.name : `${dish.name}, ${size}`
    }
    const options = groups.find((group) => group.key === key)?.options ?? []
    const title = options.find((option) => option.key === value)?.title ?? value
    const counted = quantity > 1 ? `${quantity} × ${title}` : title
    return [
      counted,
      ...(side ? [sides[side]] : []),
      ...(free > 0 ? [t`${free} included`] : []),
    ].join(', ')
  }
}
