import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

/** Shown for a link that leads to no order: nothing says whether there ever was one. Mails the right link again, and says the same always. */
export function LostOrder() {
  const { t } = useLingui()
  const form = useForm({ email: '' })
  const [isAsked, setIsAsked] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(false)
    const asked = await form.send((idempotencyKey) =>
      callApi<object>('/restaurant-orders/links', {
        ...{ method: 'POST', body: form.values, idempotencyKey },
      }),
    )
    if (asked) setIsAsked(true)
  }
  return (
    <div className="wrap page-end">
      <div className="mx-auto grid max-w-[35rem] gap-6 py-10">
        <h1 className="text-2xl">
          <Trans>We cannot find this order</Trans>
        </h1>
        <p>
          <Trans>We cannot find this order. Check the link in your e-mail.</Trans>
        </p>
        <form
          className="grid gap-4"
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <TextField
            {...form.field('email')}
            autoComplete="email"
            dir="ltr"
            inputMode="email"
            label={t`E-mail`}
            type="email"
          />
          <FormError text={form.message} />
          <p className="text-sm" role="status">
            {isAsked && (
              <Trans>Where there is an order with this address, its link is on its way.</Trans>
            )}
          </p>
          <Button className="justify-self-start needs-script" isBusy={form.isBusy} type="submit">
            <Trans>Mail me the link again</Trans>
          </Button>
        </form>
      </div>
    </div>
  )
}
