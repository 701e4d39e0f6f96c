import { Trans, useLingui } from '@lingui/react/macro'
import { isOnline } from '#domain/checkout.ts'
import { formatOre } from '#domain/money.ts'
import type { DishCheckout } from '#domain/restaurant-checkout.schema.ts'
import { useRow } from '#app/features/catalog/use-row.ts'
import { useAllergenNames } from '#app/features/catalog/words.ts'
import { Button } from '#app/ui/button.tsx'
import { GoodsLine } from '#app/ui/goods-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Sums } from '#app/ui/sums.tsx'
import { useAllergies } from './use-allergies.ts'
import { paymentIn } from './guest-form.ts'
import type { GuestFormState } from './use-guest-form.ts'

/** What is ordered and what it costs, with the button that obliges. */
export function OrderSummary({ form, formId }: { form: GuestFormState; formId: string }) {
  const { t } = useLingui()
  const { view, values, placing } = form
  const { lines, totalOre, vat, restaurant, asapAt } = view
  const isBlocked = lines.some(({ issue }) => issue) || asapAt === null
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const price = <bdi className="num">{formatOre(totalOre)}</bdi>
  return (
    <aside aria-label={t`Your order`} className="order-panel order-panel-beside">
      <h2>
        <Trans>Your order</Trans>
        <PageLink className="link" to={`/restaurant-menu/${restaurant.slug}`}>
          <Trans>Change</Trans>
        </PageLink>
      </h2>
      <ul className="order-lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <Sums
        rows={[
          { key: 'dishes', label: <Trans>Dishes: {count}</Trans>, ore: totalOre },
          ...vat.map(({ rateBp, vatOre }) => {
            const rate = rateBp / 100
            return {
              key: `vat-${rateBp}`,
              label: t`Of this ${rate} % VAT`,
              ore: vatOre,
              look: 'quiet' as const,
            }
          }),
          { key: 'total', label: t`To pay`, ore: totalOre, look: 'total' as const },
        ]}
      />
      <AvoidedHere lines={lines} />
      <div className="needs-script">
        <Button
          className="w-full"
          disabled={isBlocked}
          form={formId}
          isBusy={placing === 'sending' || placing === 'retrying'}
          size="l"
          type="submit"
        >
          <span>
            {isOnline(paymentIn(view, values.payment)) ? (
              <Trans>Buy and pay {price}</Trans>
            ) : (
              <Trans>Order, pay at the counter {price}</Trans>
            )}
          </span>
        </Button>
        <p aria-live="polite" className="fine">
          {placing === 'retrying' && (
            <Trans>Not sent yet, we are trying again. You cannot order twice by this.</Trans>
          )}
          {placing === 'unreachable' && (
            <Trans>
              We cannot reach the restaurant. Nothing was lost and nothing is ordered twice: press
              the button again in a moment.
            </Trans>
          )}
        </p>
        <p className="fine">
          <Trans>
            Food that is made to order cannot be returned. You can cancel until the kitchen begins.
          </Trans>
        </p>
      </div>
    </aside>
  )
}

function Line({ line }: { line: DishCheckout['lines'][number] }) {
  const { title, quantity, options, allergenText, issue } = line
  return (
    <GoodsLine
      imageUrl={line.image ?? null}
      notes={[
        ...options.map(({ label, value }) => (
          <>
            <span>{`${label}:`}</span> <bdi>{value}</bdi>
          </>
        )),
        ...(allergenText ? [allergenText] : []),
      ]}
      ore={line.lineOre}
      tint={line.tint}
      title={<bdi>{quantity > 1 ? `${quantity} × ${title}` : title}</bdi>}
    >
      {issue && (
        <p className="cart-line-issue">
          <Icon name="circle-alert" size="s" />
          <span>{issue.message}</span>
        </p>
      )}
    </GoodsLine>
  )
}

/** What the guest avoids, said once more before it is ordered, with the dishes that have it. */
function AvoidedHere({ lines }: Pick<DishCheckout, 'lines'>) {
  const { allergies } = useAllergies()
  const names = useAllergenNames()
  const inRow = useRow()
  const having = lines.filter((line) => line.allergens.some((code) => allergies.includes(code)))
  if (having.length === 0) return null
  const codes = allergies.filter((code) => having.some((line) => line.allergens.includes(code)))
  const avoided = inRow(codes.map((code) => names[code]))
  const dishes = inRow(having.map(({ title }) => title))
  return (
    <div className="my-4 flex items-start gap-2 font-semibold text-destructive" role="alert">
      <Icon name="triangle-alert" size="s" />
      <div>
        <p>
          <Trans>You avoid: {avoided}</Trans>
        </p>
        <p>{dishes}</p>
      </div>
    </div>
  )
}
