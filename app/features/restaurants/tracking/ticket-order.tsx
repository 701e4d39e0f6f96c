import { Trans, useLingui } from '@lingui/react/macro'
import type { TrackedOrder } from '#domain/order-tracking.schema.ts'
import { GoodsLine } from '#app/ui/goods-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Phone } from '#app/ui/phone.tsx'
import { Sums } from '#app/ui/sums.tsx'

type Details = NonNullable<TrackedOrder['details']>

interface TicketOrderProps {
  order: Details
  phone: string
  /** Nobody will eat it: nothing is to be paid. */
  isVoid: boolean
}

/** What was ordered and what it comes to, for who ordered it alone: it says what they eat and what they must not. */
export function TicketOrder({ order, phone, isVoid }: TicketOrderProps) {
  const { lines, comment, allergyNote, isPaid, tableName, payment } = order
  const notes = [allergyNote, ...lines.map((line) => line.allergyNote)].filter(Boolean)
  const table = <bdi className="font-semibold">{tableName}</bdi>
  return (
    <section className="grid gap-4 pt-6">
      <h2 className="text-lg">
        <Trans>Your order</Trans>
      </h2>
      {tableName && (
        <p className="text-sm">
          <Trans>Table {table}</Trans>
        </p>
      )}
      <ul>
        {lines.map((line, index) => (
          <DishLine key={index} line={line} />
        ))}
      </ul>
      {notes.length > 0 && <Allergy notes={notes} phone={phone} />}
      {comment && (
        <p className="text-sm">
          <bdi>{comment}</bdi>
        </p>
      )}
      <DishSums isVoid={isVoid} order={order} />
      {!isVoid && !isPaid && !payment && (
        <p className="text-sm text-muted-foreground">
          <Trans>You pay at the counter.</Trans>
        </p>
      )}
    </section>
  )
}

function DishLine({ line }: { line: Details['lines'][number] }) {
  const { title, options, quantity, lineOre, imageUrl, tint, comment } = line
  return (
    <GoodsLine
      imageUrl={imageUrl}
      notes={[
        ...options.map(({ label, value }) => <bdi key={label}>{`${label}: ${value}`}</bdi>),
        ...(comment ? [<bdi key="comment">{comment}</bdi>] : []),
      ]}
      ore={lineOre}
      tint={tint}
      title={<bdi>{quantity > 1 ? `${quantity} × ${title}` : title}</bdi>}
    />
  )
}

/** What the kitchen was told, as it was told. */
function Allergy({ notes, phone }: { notes: readonly string[]; phone: string }) {
  const number = <Phone number={phone} />
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 rounded-md border-2 border-destructive p-3 text-sm">
      <Icon name="triangle-alert" size="s" />
      <div className="grid gap-1">
        <b>
          <Trans>Allergy, as the kitchen reads it</Trans>
        </b>
        {notes.map((note, index) => (
          <p key={index}>
            <bdi>{note}</bdi>
          </p>
        ))}
        <p>
          <Trans>In doubt, call {number}.</Trans>
        </p>
      </div>
    </div>
  )
}

function DishSums({ order, isVoid }: Pick<TicketOrderProps, 'order' | 'isVoid'>) {
  const { t } = useLingui()
  const vat = isVoid ? [] : order.vat
  return (
    <Sums
      rows={[
        ...vat.map(({ rateBp, vatOre }) => {
          const rate = rateBp / 100
          return {
            key: `vat-${rateBp}`,
            label: t`Of this ${rate} % VAT`,
            ore: vatOre,
            look: 'quiet' as const,
          }
        }),
        {
          key: 'total',
          label: order.isPaid ? t`Paid` : order.payment ? t`Total` : t`To pay`,
          ore: isVoid ? 0 : order.totalOre,
          look: 'total',
        },
      ]}
    />
  )
}
