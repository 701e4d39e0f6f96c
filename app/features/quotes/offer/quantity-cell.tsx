import { Trans } from '@lingui/react/macro'

interface QuantityCellProps {
  pieces: number
  /** What they are packed in: `2 cartons`. */
  unit: string | false
}

/** How many pieces, and what they are packed in. */
export function QuantityCell({ pieces, unit }: QuantityCellProps) {
  return (
    <td>
      <span className="offer-label">
        <Trans>Quantity</Trans>
      </span>
      <bdi dir="ltr">{pieces}</bdi>
      {unit && <small>{unit}</small>}
    </td>
  )
}
