import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PaymentProvider } from '#domain/payments.schema.ts'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'

/** Names of companies are the same in every language. */
const names = { vipps: 'Vipps MobilePay', stripe: 'Stripe' } as const

/** Which payment providers are on, whether real money moves, which settings of the server they lack, and what is open with each. */
export function PaymentProviders({ providers }: { providers: readonly PaymentProvider[] }) {
  const { t, i18n } = useLingui()
  const columns: TableColumn<PaymentProvider>[] = [
    { id: 'provider', label: t`Provider`, cell: nameCell },
    { id: 'state', label: t`State`, cell: stateCell },
    {
      ...{ id: 'open', label: t`Open payments`, align: 'end' },
      cell: ({ openPayments }) => i18n.number(openPayments),
    },
  ]
  return (
    <>
      <p className="ws-note mb-4">
        <Trans>
          A way of paying appears in the checkout once its keys are set on the server. Without any
          the shop sells by invoice and by payment at hand-over.
        </Trans>
      </p>
      <WorkspaceTable
        canOpen={false}
        columns={columns}
        empty={null}
        idOf={({ code }) => code}
        label={t`Payment providers`}
        rows={providers}
      />
    </>
  )
}

const nameCell = ({ code }: PaymentProvider) =>
  code === 'test' ? <Trans>Test provider</Trans> : <bdi>{names[code]}</bdi>
const stateCell = (provider: PaymentProvider) => <ProviderStanding provider={provider} />

function ProviderStanding({ provider }: { provider: PaymentProvider }) {
  const { isOn, mode, missing, openPayments } = provider
  if (isOn)
    return (
      <span className="ws-state whitespace-normal" data-tone={mode === 'test' ? 'warn' : 'good'}>
        {mode === 'test' ? <Trans>On, in test mode: no real money moves</Trans> : <Trans>On</Trans>}
      </span>
    )
  return (
    <span className="grid gap-1 py-2 whitespace-normal">
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
        <code className="break-all" dir="ltr">
          {missing.join(', ')}
        </code>
      </span>
    </span>
  )
}
