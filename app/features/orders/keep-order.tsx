import { Trans } from '@lingui/react/macro'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface KeepOrderProps {
  token: string
  /** From here on the order is in the caller's account. */
  onClaimed: () => Promise<void>
}

/** Puts an order that was placed without signing in into the account of the person whose address it was placed with. */
export function KeepOrder({ token, onClaimed }: KeepOrderProps) {
  const form = useForm({})
  const keep = async () => {
    const kept = await form.send((idempotencyKey) =>
      callApi<object>(`/orders/${token}/claim`, { method: 'POST', body: {}, idempotencyKey }),
    )
    if (kept) await onClaimed()
  }
  return (
    <section className="step no-print needs-script">
      <h2>
        <Trans>This order is not in your account yet</Trans>
      </h2>
      <p className="text-muted-foreground">
        <Trans>It was placed with your e-mail address, without signing in.</Trans>
      </p>
      <FormError text={form.message} />
      <Button className="mt-4" isBusy={form.isBusy} onClick={() => void keep()}>
        <Trans>Put it into my account</Trans>
      </Button>
    </section>
  )
}
