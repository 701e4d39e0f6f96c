import type { ReactNode } from 'react'

interface Goods {
  quantity: number
  packageSize: string
  options: readonly { label: string; value: string }[]
  allergenText: string
}

/** The small lines under the name of goods: how many of what size, what was chosen, and the allergens. */
export function goodsNotes({ quantity, packageSize, options, allergenText }: Goods): ReactNode[] {
  return [
    <span key="size">
      <bdi className="num">{quantity}</bdi> <span>×</span> <bdi>{packageSize}</bdi>
    </span>,
    ...options
      .filter(({ value }) => value !== packageSize)
      .map(({ label, value }) => (
        <span key={label}>
          <span>{`${label}:`}</span> <bdi>{value}</bdi>
        </span>
      )),
    ...(allergenText ? [<span key="allergens">{allergenText}</span>] : []),
  ]
}
