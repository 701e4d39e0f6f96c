import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestedLineView } from '#domain/quote-view.schema.ts'
import { quantityText } from '#app/features/quotes/words.ts'
import { GoodsCell } from './goods-cell.tsx'
import { QuantityCell } from './quantity-cell.tsx'

/** What was asked for, while nobody has named a price. */
export function AskedLines({ lines }: { lines: readonly RequestedLineView[] }) {
  const { i18n } = useLingui()
  return (
    <section>
      <h2>
        <Trans>What you asked for</Trans>
      </h2>
      <table className="offer-lines offer-asked num">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Goods</Trans>
            </th>
            <th scope="col">
              <Trans>Quantity</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <GoodsCell line={line} />
              </th>
              <QuantityCell
                pieces={line.pieces}
                unit={line.unit !== 'each' && quantityText(i18n, line)}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
