import { Trans, useLingui } from '@lingui/react/macro'
import type { AfterSale } from '#domain/after-sale.schema.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Quantity } from '#app/ui/quantity.tsx'

interface WithdrawLinesProps {
  lines: AfterSale['withdrawable']
  /** How many of which lines. */
  chosen: ReadonlyMap<string, number>
  onChoose: (chosen: ReadonlyMap<string, number>) => void
}

/** The goods that can be withdrawn from: each is ticked, with how many of it. */
export function WithdrawLines({ lines, chosen, onChoose }: WithdrawLinesProps) {
  const { t } = useLingui()
  const change = (id: string, quantity: number | undefined) => {
    const next = new Map(chosen)
    if (quantity === undefined) next.delete(id)
    else next.set(id, quantity)
    onChoose(next)
  }
  return (
    <ul className="mt-4 grid gap-4">
      {lines.map(({ id, title, packageSize, quantity }) => {
        const wanted = chosen.get(id)
        return (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2" key={id}>
            <Checkbox
              checked={wanted !== undefined}
              label={
                <>
                  <bdi>{title}</bdi> <bdi className="text-muted-foreground">{packageSize}</bdi>
                </>
              }
              onChange={({ target }) => change(id, target.checked ? quantity : undefined)}
            />
            {wanted !== undefined && quantity > 1 && (
              <span className="flex items-center gap-3">
                <Quantity
                  label={t`How many of ${title}`}
                  max={quantity}
                  onChange={(next) => change(id, next)}
                  size="s"
                  value={wanted}
                />
                <span className="text-muted-foreground">
                  <Trans>of {quantity}</Trans>
                </span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
