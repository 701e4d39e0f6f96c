import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferView } from '#domain/quote-view.schema.ts'
import { oreFigures } from '#app/features/quotes/figures.ts'
import { Sums } from '#app/ui/sums.tsx'

/** What an offer comes to: the last sum alone says its currency. */
export function OfferSums({ offer }: { offer: OfferView }) {
  const { goodsNetOre, freightNetOre, netOre, vat, totalOre } = offer
  const row = (key: string, label: ReactNode, ore: number) => ({
    ...{ key, label, ore },
    text: <Figures ore={ore} />,
  })
  return (
    <Sums
      rows={[
        row('goods', <Trans>Goods, excl. VAT</Trans>, goodsNetOre),
        row('freight', <Trans>Freight, excl. VAT</Trans>, freightNetOre),
        row(
          'net',
          <b>
            <Trans>Sum, excl. VAT</Trans>
          </b>,
          netOre,
        ),
        ...vat.map(({ rateBp, netOre: net, vatOre }) => ({
          ...row(`vat-${rateBp}`, <VatLabel netOre={net} rateBp={rateBp} />, vatOre),
          look: 'quiet' as const,
        })),
        { key: 'total', label: <Trans>Sum, incl. VAT</Trans>, ore: totalOre, look: 'total' },
      ]}
    />
  )
}

function VatLabel({ rateBp, netOre }: { rateBp: number; netOre: number }) {
  const rate = <bdi dir="ltr">{`${rateBp / 100} %`}</bdi>
  const net = <Figures ore={netOre} />
  return (
    <Trans>
      {rate} VAT on {net}
    </Trans>
  )
}

function Figures({ ore }: { ore: number }) {
  return (
    <bdi className="num" dir="ltr">
      {oreFigures(ore)}
    </bdi>
  )
}
