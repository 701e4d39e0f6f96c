import { Trans, useLingui } from '@lingui/react/macro'
import { formatOre } from '#domain/money.ts'
import type { QuoteGoods } from '#domain/quote-goods.schema.ts'
import { mostQuoteQuantity, piecesOf, quoteUnits } from '#domain/quotes.ts'
import {
  type BasketLine,
  withNotes,
  withQuantity,
  withUnit,
} from '#app/features/quotes/basket/basket.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Quantity } from '#app/ui/quantity.tsx'
import { LineNote } from './line-note.tsx'
import { fittedLine } from './load.ts'
import { PackedWords } from './packed-words.tsx'
import { Segments } from './segments.tsx'
import { useUnitNames } from './unit-names.ts'

interface BasketLineProps {
  line: BasketLine
  /** Null where it is no longer sold; undefined of the buyer's own words, and until the shop has answered. */
  goods: QuoteGoods | null | undefined
  /** Why the request was refused for it. */
  error?: string | undefined
  onChange: (of: (lines: readonly BasketLine[]) => BasketLine[]) => void
  onRemove: () => void
  onLeave?: (() => void) | undefined
}

/** What is asked for, in which unit and how many of it, and what is noted of it. */
export function BasketLineRow({
  line: kept,
  goods,
  error,
  onChange,
  onRemove,
  onLeave,
}: BasketLineProps) {
  const { t } = useLingui()
  const line = fittedLine(kept, goods)
  const { id, quantity } = line
  const title = goods?.name ?? line.productName
  const isGone = goods === null
  const isMispacked = kept.unit !== line.unit
  return (
    <li className={goods ? `quote-line tint-${goods.tint}` : 'quote-line'}>
      <LinePicture goods={goods} line={line} />
      <LineName goods={goods} line={line} onLeave={onLeave} title={title} />
      <button
        aria-label={t`Remove ${title}`}
        className="quote-remove"
        data-removal
        onClick={({ detail }) => detail <= 1 && onRemove()}
        type="button"
      >
        <Icon name="x" size="s" />
      </button>
      {isGone || isMispacked || error ? (
        <p className="cart-line-issue quote-issue">
          <Icon name="circle-alert" size="s" />
          <span>
            {error ??
              (isGone
                ? t`This is no longer sold. Remove it to send your request.`
                : t`It is packed in another way now. Choose a unit again.`)}
          </span>
        </p>
      ) : null}
      {!isGone && (
        <>
          <div className="quote-amount">
            {goods && <UnitChoice goods={goods} line={kept} onChange={onChange} title={title} />}
            <Quantity
              label={title}
              max={mostQuoteQuantity}
              min={0}
              onChange={(count) =>
                count > 0 ? onChange((all) => withQuantity(all, id, count)) : onRemove()
              }
              size="s"
              value={quantity}
            />
          </div>
          {goods && (
            <PackedWords
              goods={goods}
              line={line}
              onFill={(count) => onChange((all) => withQuantity(all, id, count))}
            />
          )}
          <LineNote
            notes={line.notes}
            onChange={(notes) => onChange((all) => withNotes(all, id, notes))}
            title={title}
          />
        </>
      )}
    </li>
  )
}

function LinePicture({ line, goods }: Pick<BasketLineProps, 'line' | 'goods'>) {
  if (line.productId === null)
    return (
      <span className="quote-picture quote-picture-own">
        <Icon name="pencil" size="s" />
      </span>
    )
  const src = goods?.imageUrl ?? line.productImage
  return (
    <span className="quote-picture">
      {src && <Picture alt="" height={720} sizes="72px" src={src} width={600} />}
    </span>
  )
}

function LineName({
  line,
  goods,
  title,
  onLeave,
}: Pick<BasketLineProps, 'line' | 'goods' | 'onLeave'> & { title: string }) {
  const name = <bdi>{title}</bdi>
  return (
    <div className="quote-name">
      {goods ? (
        <ContentLink url={`/products/${goods.slug}`} {...(onLeave ? { onClick: onLeave } : {})}>
          {name}
        </ContentLink>
      ) : (
        <b>{name}</b>
      )}
      {line.productId === null && (
        <small>
          <Trans>Not in the shop, in your words</Trans>
        </small>
      )}
      {goods && (
        <small>
          <bdi>{goods.packageSize}</bdi>
          {goods.listNetOre !== null && (
            <>
              {goods.packageSize !== '' && <span> · </span>}
              <Trans>
                list <bdi className="num">{formatOre(goods.listNetOre)}</bdi> excl. VAT
              </Trans>
            </>
          )}
        </small>
      )}
    </div>
  )
}

function UnitChoice({
  line,
  goods,
  title,
  onChange,
}: Pick<BasketLineProps, 'line' | 'onChange'> & { goods: QuoteGoods; title: string }) {
  const { t } = useLingui()
  const names = useUnitNames()
  const units = quoteUnits.filter((unit) => piecesOf({ unit, quantity: 1 }, goods) !== undefined)
  if (units.length < 2 && units.includes(line.unit)) return null
  return (
    <Segments
      choices={units.map((unit) => ({ value: unit, label: names[unit] }))}
      legend={t`Unit for ${title}`}
      legendLook="read-out"
      onChange={(unit) => onChange((all) => withUnit(all, line.id, { unit, packing: goods }))}
      size="s"
      value={line.unit}
    />
  )
}
