import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductPrice } from '#domain/product-price.schema.ts'
import { Moment } from '#app/ui/moment.tsx'
import { Price } from '#app/ui/price.tsx'

/** What visitors could pay, the newest first. */
export function PriceHistory({ history }: Pick<ProductPrice, 'history'>) {
  const { t } = useLingui()
  return (
    <>
      <h3>
        <Trans>What it has cost</Trans>
      </h3>
      {history.length === 0 ? (
        <p className="ws-quiet">
          <Trans>It has not been for sale yet.</Trans>
        </p>
      ) : (
        <table aria-label={t`What it has cost`} className="w-full text-start">
          <thead>
            <tr className="ws-quiet">
              <th className="py-2 text-start font-normal" scope="col">{t`Price`}</th>
              <th className="py-2 text-start font-normal" scope="col">{t`From`}</th>
              <th className="py-2 text-start font-normal" scope="col">{t`Until`}</th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ grossOre, validFrom, validTo }) => (
              <tr className="border-t border-[var(--border)]" key={validFrom}>
                <td className="py-2 pe-4 whitespace-nowrap">
                  <Price ore={grossOre} />
                </td>
                <td className="py-2 pe-4">
                  <Moment at={validFrom} />
                </td>
                <td className="py-2">
                  {validTo === null ? <Trans>now</Trans> : <Moment at={validTo} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
