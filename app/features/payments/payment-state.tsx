import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'
import { paymentProviderNames } from '#domain/payments.ts'
import type { PaymentView } from '#domain/payments.schema.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { isUnreached } from './open-payment.ts'

interface PaymentStateProps {
  payment: PaymentView
  checkoutPath: `/${string}`
  children?: ReactNode
}

const icons = {
  waiting: 'clock',
  unknown: 'clock',
  authorized: 'check',
  captured: 'check',
  failed: 'circle-alert',
  cancelled: 'circle-alert',
  late: 'circle-alert',
  released: 'check',
  lapsed: 'circle-alert',
} as const satisfies Record<PaymentView['state'], IconName>

/** A payment in words: what has become of it, of the money, and of the goods. */
export function PaymentState({ payment, checkoutPath, children }: PaymentStateProps) {
  const { state, isTest } = payment
  const isOver = state === 'failed' || state === 'cancelled' || state === 'late'
  return (
    <section
      aria-live="polite"
      className="my-7 grid grid-cols-[auto_1fr] gap-x-4 rounded-lg border border-control-border bg-card p-5 no-print"
      data-payment={state}
    >
      <Icon name={icons[state]} size="m" />
      <div className="grid justify-items-start gap-3">
        <h2 className="text-lg">
          <Heading payment={payment} />
        </h2>
        <Said payment={payment} />
        {isTest && (
          <p className="font-semibold">
            <Trans>Test mode: no real money moves.</Trans>
          </p>
        )}
        {isOver && (
          <ButtonLink to={checkoutPath}>
            <Trans>Try again</Trans>
          </ButtonLink>
        )}
        <div className="grid gap-3 empty:hidden">{children}</div>
      </div>
    </section>
  )
}

function Heading({ payment }: { payment: PaymentView }) {
  if (isUnreached(payment)) return <Trans>Your payment is not finished</Trans>
  switch (payment.state) {
    case 'waiting':
      return <Trans>Your payment is not finished</Trans>
    case 'unknown':
      return <Trans>We are checking your payment</Trans>
    case 'authorized':
      return <Trans>Your payment went through</Trans>
    case 'captured':
      return <Trans>Paid</Trans>
    case 'failed':
      return <Trans>The payment did not go through</Trans>
    case 'cancelled':
      return <Trans>The payment was cancelled</Trans>
    case 'late':
      return <Trans>Your payment came too late</Trans>
    case 'released':
      return <Trans>The amount is released</Trans>
    case 'lapsed':
      return <Trans>The amount is no longer set aside</Trans>
  }
}

function Said({ payment }: { payment: PaymentView }) {
  const provider = <bdi>{paymentProviderNames[payment.provider]}</bdi>
  const time = <bdi className="num">{clockOf(payment.heldUntil)}</bdi>
  if (isUnreached(payment))
    return (
      <p>
        <Trans>We cannot reach {provider} just now. Begin the payment again in a moment.</Trans>
      </p>
    )
  switch (payment.state) {
    case 'waiting':
      return (
        <p>
          <Trans>We hold what you ordered until {time}. It is ordered once it is paid.</Trans>
        </p>
      )
    case 'unknown':
      return (
        <p>
          <Trans>
            We do not know yet whether the payment went through. We are checking and will mail you.
          </Trans>
        </p>
      )
    case 'authorized':
      return (
        <p>
          <Trans>
            {provider} has set the amount aside. It is drawn when you get what you ordered, not
            before.
          </Trans>
        </p>
      )
    case 'captured':
      return (
        <p>
          <Trans>The amount was drawn by {provider}.</Trans>
        </p>
      )
    case 'failed':
    case 'cancelled':
      return (
        <p>
          <Trans>Nothing was drawn, and what you ordered is back in your cart.</Trans>
        </p>
      )
    case 'released':
      return (
        <p>
          <Trans>
            The order is called off. {provider} lets go of the amount: nothing is drawn.
          </Trans>
        </p>
      )
    case 'lapsed':
      return (
        <p>
          <Trans>
            {provider} no longer holds it, and it was not drawn. Please contact us about your order.
          </Trans>
        </p>
      )
    case 'late':
      return (
        <p>
          <Trans>
            It came when we no longer held what you ordered. The amount is released: nothing is
            drawn.
          </Trans>
        </p>
      )
  }
}

function clockOf(at: number): ReactNode {
  const format = new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone: appConfig.timeZone,
  })
  return (
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {format.format(at)}
    </time>
  )
}
