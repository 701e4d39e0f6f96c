import { Trans } from '@lingui/react/macro'
import type { AfterSale } from '#domain/after-sale.schema.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** The way to the withdrawal while there is a right, and how it stands once it was used. */
export function WithdrawalNote({ token, sale }: { token: string; sale: AfterSale }) {
  const { withdrawal, whyNotWithdrawn, lastDayText } = sale
  if (!withdrawal && whyNotWithdrawn) return null
  return (
    <section className="step">
      <h2>
        <Trans>Right of withdrawal</Trans>
      </h2>
      {withdrawal ? (
        <Standing withdrawal={withdrawal} />
      ) : (
        <div className="no-print">
          <p className="text-muted-foreground">
            {lastDayText ? (
              <Trans>You can withdraw from the purchase until {lastDayText}.</Trans>
            ) : (
              <Trans>
                You can withdraw from the purchase until 14 days after you got the goods.
              </Trans>
            )}
          </p>
          <ButtonLink className="mt-4" to={`/orders/${token}/withdraw`} variant="outline">
            <Trans>Withdraw from the purchase here</Trans>
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

function Standing({ withdrawal }: { withdrawal: NonNullable<AfterSale['withdrawal']> }) {
  const { statusText, receivedText, reason, goods } = withdrawal
  return (
    <>
      <p>
        <span className="font-semibold">{statusText}</span> <span>·</span>{' '}
        <span>{receivedText}</span>
      </p>
      {reason && (
        <q className="mt-2 block whitespace-pre-line" dir="auto">
          {reason}
        </q>
      )}
      <WithdrawnGoods goods={goods} />
    </>
  )
}

/** What goes back. */
export function WithdrawnGoods({ goods }: { goods: AfterSale['withdrawable'] }) {
  return (
    <ul className="mt-3 grid gap-1">
      {goods.map(({ id, title, packageSize, quantity }) => (
        <li key={id}>
          <bdi className="num">{quantity}</bdi> <span>×</span> <bdi>{title}</bdi>{' '}
          <bdi className="text-muted-foreground">{packageSize}</bdi>
        </li>
      ))}
    </ul>
  )
}
