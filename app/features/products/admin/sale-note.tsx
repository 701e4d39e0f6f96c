import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductPrice } from '#domain/product-price.schema.ts'
import { shownPriorPrice } from '#domain/prior-price.ts'
import { Price } from '#app/ui/price.tsx'

interface SaleNoteProps {
  price: ProductPrice
  /** The sale price as it is typed. */
  saleOre: number
}

/** What visitors read of a sale. The price before it is the law's, and cannot be typed (prisopplysningsforskriften § 9a). */
export function SaleNote({ price, saleOre }: SaleNoteProps) {
  const { i18n } = useLingui()
  // A running sale keeps what its first reduction named, also as it goes further down.
  const isRunning = price.salePriceOre !== null && saleOre <= price.salePriceOre
  const priorPriceOre = isRunning ? price.priorPriceOre : price.lowestOre
  const prior = shownPriorPrice({ salePriceOre: saleOre, priorPriceOre })
  const less = prior && i18n.number((prior - saleOre) / prior, { style: 'percent' })
  const [now, before] = [
    <Price key="now" ore={saleOre} />,
    prior && <Price key="before" ore={prior} />,
  ]
  return (
    <div className="grid gap-1 rounded-[var(--radius-m)] bg-[var(--muted)] px-4 py-3">
      {prior ? (
        <>
          <p>
            <Trans>
              Visitors see <strong>{now}</strong>, before <span>{before}</span>: <span>{less}</span>{' '}
              less.
            </Trans>
          </p>
          <p className="ws-quiet">
            <Trans>
              The price before is the lowest of the 30 days before the sale begins. It is worked
              out, and cannot be typed.
            </Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>
            Visitors see this price and none before it: it was not higher all through the last 30
            days.
          </Trans>
        </p>
      )}
    </div>
  )
}
