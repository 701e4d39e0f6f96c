import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AfterSale } from '#domain/after-sale.schema.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { ClaimOrder } from './claim-order.tsx'
import { WithdrawnGoods } from './withdrawal-note.tsx'
import { WithdrawLines } from './withdraw-lines.tsx'

interface WithdrawPageProps {
  token: string
  order: OrderView
  /** The caller has shown that the order is theirs: it is read again. */
  onClaimed: () => Promise<void>
}

/** The withdrawal function of directive (EU) 2023/2673: what goes back and who says so, then the confirmation, then the receipt. */
export function WithdrawPage({ token, order: loaded, onClaimed }: WithdrawPageProps) {
  const { t } = useLingui()
  const [withdrawn, setWithdrawn] = useState<OrderView>()
  const order = withdrawn ?? loaded
  const { number, details, afterSale } = order
  const orderPath = `/order-success/${token}` as const
  return (
    <div className="wrap pb-28">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, url: '/' },
          { label: number ?? t`Your order`, url: orderPath },
          { label: t`Right of withdrawal` },
        ]}
      />
      <div className="max-w-[720px] pt-3">
        {!details || !afterSale ? (
          <>
            <h1>
              <Trans>Withdraw from the purchase</Trans>
            </h1>
            <ClaimOrder onClaimed={onClaimed} token={token} />
          </>
        ) : afterSale.withdrawal ? (
          <Receipt orderPath={orderPath} withdrawal={afterSale.withdrawal} />
        ) : afterSale.whyNotWithdrawn ? (
          <NotNow orderPath={orderPath} sale={afterSale} />
        ) : (
          <WithdrawForm
            details={details}
            onWithdrawn={setWithdrawn}
            sale={afterSale}
            token={token}
          />
        )}
      </div>
    </div>
  )
}

interface WithdrawFormProps {
  token: string
  details: NonNullable<OrderView['details']>
  sale: AfterSale
  onWithdrawn: (order: OrderView) => void
}

function WithdrawForm({ token, details, sale, onWithdrawn }: WithdrawFormProps) {
  const { t } = useLingui()
  const [step, setStep] = useState<1 | 2>(1)
  const [isEmpty, setIsEmpty] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const form = useForm({ name: details.name, email: details.email })
  const heading = useHeadingOf(step)
  const goods = sale.withdrawable.flatMap((line) => {
    const quantity = chosen.get(line.id)
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(goods.length === 0)
    if (goods.length > 0) setStep(2)
  }
  const confirm = async () => {
    const lines = goods.map(({ id, quantity }) => ({ id, quantity }))
    const body = { ...form.values, lines }
    const order = await form.send((idempotencyKey) =>
      callTwice<OrderView>(`/orders/${token}/withdrawal`, {
        method: 'POST',
        body,
        idempotencyKey,
      }),
    )
    if (order) onWithdrawn(order)
    // What is wrong stands at its field.
    else setStep(1)
  }
  const { lastDayText } = sale
  if (step === 2)
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Confirm the withdrawal</Trans>
        </h1>
        <section className="step">
          <h2>
            <Trans>What goes back</Trans>
          </h2>
          <WithdrawnGoods goods={goods} />
          <p className="mt-4">
            <bdi>{form.values.name}</bdi> <span>·</span> <bdi>{form.values.email}</bdi>
          </p>
          <p className="mt-2 text-muted-foreground">
            <Trans>The receipt with day and time goes to this address.</Trans>
          </p>
        </section>
        <FormError text={form.message} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button isBusy={form.isBusy} onClick={() => void confirm()}>
            <Trans>Confirm withdrawal</Trans>
          </Button>
          <Button onClick={() => form.isBusy || setStep(1)} variant="outline">
            <Trans>Back</Trans>
          </Button>
        </div>
      </>
    )
  return (
    <form className="needs-script" method="post" noValidate onSubmit={goOn}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Withdraw from the purchase</Trans>
      </h1>
      <p className="mt-4 text-muted-foreground">
        {lastDayText ? (
          <Trans>
            You need no reason. You can withdraw until {lastDayText}, that day included.
          </Trans>
        ) : (
          <Trans>You need no reason. You can withdraw until 14 days after you got the goods.</Trans>
        )}
      </p>
      <FormError text={form.message} />
      <section className="step">
        <h2>
          <Trans>What do you send back?</Trans>
        </h2>
        <WithdrawLines chosen={chosen} lines={sale.withdrawable} onChoose={setChosen} />
        <div role="alert">
          {isEmpty && goods.length === 0 && (
            <p className="field-error">
              <Trans>Choose what you send back.</Trans>
            </p>
          )}
        </div>
      </section>
      <section className="step">
        <h2>
          <Trans>Who withdraws</Trans>
        </h2>
        <div className="step-fields">
          <TextField {...form.field('name')} autoComplete="name" dir="auto" label={t`Full name`} />
          <TextField
            {...form.field('email')}
            autoComplete="email"
            dir="ltr"
            hint={t`We send the receipt here.`}
            label={t`E-mail`}
            type="email"
          />
        </div>
      </section>
      <Button className="mt-6" type="submit">
        <Trans>Continue</Trans>
      </Button>
    </form>
  )
}

/** The button that went on is gone: the focus goes to the heading. */
function useHeadingOf(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}

function Receipt({
  withdrawal,
  orderPath,
}: {
  withdrawal: NonNullable<AfterSale['withdrawal']>
  orderPath: `/${string}`
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { receivedText } = withdrawal
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>We have received your withdrawal</Trans>
      </h1>
      <p className="mt-4 text-l">
        <Trans>It came on {receivedText}. The receipt is on its way by e-mail.</Trans>
      </p>
      <section className="step">
        <h2>
          <Trans>What goes back</Trans>
        </h2>
        <WithdrawnGoods goods={withdrawal.goods} />
      </section>
      <ButtonLink className="mt-6" to={orderPath} variant="outline">
        <Trans>See your order</Trans>
      </ButtonLink>
    </>
  )
}

function NotNow({ sale, orderPath }: { sale: AfterSale; orderPath: `/${string}` }) {
  const { whyNotWithdrawn: why, lastDayText } = sale
  return (
    <>
      <h1>
        <Trans>Withdraw from the purchase</Trans>
      </h1>
      <p className="mt-4">
        {why === 'over' && lastDayText ? (
          <Trans>The right of withdrawal ended on {lastDayText}.</Trans>
        ) : why === 'no_right' ? (
          <Trans>
            There is no right of withdrawal for fresh goods, goods made to your order, or what a
            business buys.
          </Trans>
        ) : (
          <Trans>This order cannot be withdrawn from as it stands now.</Trans>
        )}
      </p>
      <ButtonLink className="mt-6" to={orderPath} variant="outline">
        <Trans>See your order</Trans>
      </ButtonLink>
    </>
  )
}
