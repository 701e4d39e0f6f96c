import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PaymentProvider } from '#domain/payments.schema.ts'

/** Names of companies are the same in every language. */
const names = { vipps: 'Vipps MobilePay', stripe: 'Stripe' } as const

/** Which payment providers are on, whether real money moves, which settings of the server they lack, and what is open with each. */
export function PaymentProviders({ providers }: { providers: readonly PaymentProvider[] }) {
  const { t } = useLingui()
  return (
    <>
      <p className="ws-note mb-4">
        <Trans>
          A way of paying appears in the checkout once its keys are set on the server. Without any
          the shop sells by invoice and by payment at hand-over.
        </Trans>
      </p>
      <ul aria-label={t`Payment providers`} className="border-t border-border">
        {providers.map((provider) => (
          <Provider key={provider.code} {...provider} />
        ))}
      </ul>
    </>
  )
}

function Provider(provider: PaymentProvider) {
  const { code, openPayments } = provider
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-border py-4 sm:grid-cols-[10rem_1fr_auto]">
      <strong>{code === 'test' ? <Trans>Test provider</Trans> : <bdi>{names[code]}</bdi>}</strong>
      <ProviderStanding provider={provider} />
      <span className="ws-quiet">
        <Plural one="# open payment" other="# open payments" value={openPayments} />
      </span>
    </li>
  )
}

function ProviderStanding({ provider }: { provider: PaymentProvider }) {
  const { isOn, mode, missing, openPayments } = provider
  if (isOn)
    return (
      <span
        className="ws-state justify-self-start whitespace-normal"
        data-tone={mode === 'test' ? 'warn' : 'good'}
      >
        {mode === 'test' ? <Trans>On, in test mode: no real money moves</Trans> : <Trans>On</Trans>}
      </span>
    )
  return (
    <span className="grid gap-1">
      <span className="ws-state" data-tone={openPayments > 0 ? 'warn' : 'none'}>
        {openPayments > 0 ? (
          <Plural
            one="Off, while # payment waits for it"
            other="Off, while # payments wait for it"
            value={openPayments}
          />
        ) : (
          <Trans>Off</Trans>
        )}
      </span>
      <span className="ws-quiet">
        <Trans>Missing on the server:</Trans>{' '}
        <code className="wrap-anywhere" dir="ltr">
          {missing.join(', ')}
        </code>
      </span>
    </span>
  )
}
