import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferLineView, OfferView } from '#domain/quote-view.schema.ts'
import { discountText, oreFigures } from '#app/features/quotes/figures.ts'
import { quantityText } from '#app/features/quotes/words.ts'
import { GoodsCell } from './goods-cell.tsx'
import { LineChange } from './line-change.tsx'
import { QuantityCell } from './quantity-cell.tsx'

interface OfferLinesProps {
  offer: OfferView
  /** The version before; undefined of the first. */
  before: number | undefined
}

/** What is offered: a table, and on a phone each line three columns of label over value. */
export function OfferLines({ offer, before }: OfferLinesProps) {
  const { t } = useLingui()
  const labels = {
    price: t`Price, excl. VAT`,
    discount: t`Discount`,
    leadDays: t`Sent within`,
    sum: t`Sum, excl. VAT`,
  }
  return (
    <section aria-label={t`What we offer`}>
      <table className="offer-lines num">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Goods</Trans>
            </th>
            <th scope="col">
              <Trans>Quantity</Trans>
            </th>
            {Object.values(labels).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offer.lines.map((line) => (
            <OfferLine
              key={line.id}
              labels={labels}
              line={line}
              versions={{ now: offer.version, before }}
            />
          ))}
        </tbody>
      </table>
      {offer.gone.length > 0 && <GoneLines titles={offer.gone} version={before} />}
    </section>
  )
}

interface OfferLineProps {
  line: OfferLineView
  labels: Record<'price' | 'discount' | 'leadDays' | 'sum', string>
  versions: { now: number; before: number | undefined }
}

function OfferLine({ line, labels, versions }: OfferLineProps) {
  const { i18n } = useLingui()
  const { listNetOre, netOre, leadDays } = line
  const discount = listNetOre === null ? undefined : discountText(netOre, listNetOre)
  const gross = <Figures ore={line.grossOre} />
  const list = listNetOre !== null && <Figures ore={listNetOre} />
  return (
    <tr>
      <th scope="row">
        <GoodsCell line={line}>
          {line.change && <LineChange change={line.change} line={line} versions={versions} />}
        </GoodsCell>
      </th>
      <QuantityCell pieces={line.pieces} unit={line.unit !== 'each' && quantityText(i18n, line)} />
      <Cell label={labels.price}>
        <Figures ore={netOre} />
        <small>
          <Trans>{gross} incl. VAT</Trans>
        </small>
      </Cell>
      <Cell label={labels.discount}>
        {discount ? (
          <bdi dir="ltr">{discount}</bdi>
        ) : (
          <span>
            <Trans>None</Trans>
          </span>
        )}
        {discount && (
          <small>
            <Trans>list {list}</Trans>
          </small>
        )}
      </Cell>
      <Cell label={labels.leadDays}>
        <span>
          <Plural _0="the same day" one="# working day" other="# working days" value={leadDays} />
        </span>
      </Cell>
      <Cell className="offer-sum" label={labels.sum}>
        <Figures ore={line.sumNetOre} />
      </Cell>
    </tr>
  )
}

interface CellProps {
  label: string
  className?: string
  children: ReactNode
}

function Cell({ label, className, children }: CellProps) {
  return (
    <td className={className}>
      <span className="offer-label">{label}</span>
      {children}
    </td>
  )
}

function Figures({ ore }: { ore: number }) {
  return <bdi dir="ltr">{oreFigures(ore)}</bdi>
}

function GoneLines({
  titles,
  version,
}: {
  titles: readonly string[]
  version: number | undefined
}) {
  const goods = titles.map((title, index) => (
    <span key={index}>
      {index > 0 && <span>, </span>}
      <bdi>{title}</bdi>
    </span>
  ))
  const before = <bdi className="num">{version}</bdi>
  return (
    <p className="mt-3 text-sm text-muted-foreground">
      <Trans>
        Not in this version any more, and offered in version {before}: {goods}
      </Trans>
    </p>
  )
}
