import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminCustomer } from '#domain/admin-customers.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useSave } from '#app/ui/use-save.ts'

interface CustomerPrivacyProps {
  customer: AdminCustomer
  onChanged: () => Promise<void>
}

/** What a customer may ask for: a file with their data, and that it is deleted. */
export function CustomerPrivacy({ customer, onChanged }: CustomerPrivacyProps) {
  const { t } = useLingui()
  const { send, isBusy, message } = useSave()
  const [isAsked, setIsAsked] = useState(false)
  const [typed, setTyped] = useState('')
  const { close } = useList()
  const path = `/admin/customers/${customer.id}`
  const take = async () => {
    const answer = await send((idempotencyKey) =>
      callTwice<object>(`${path}/data`, { method: 'POST', body: {}, idempotencyKey }),
    )
    if (answer?.ok) saveAsFile(answer.value)
  }
  return (
    <section className="ws-actions">
      <h3>
        <Trans>Privacy</Trans>
      </h3>
      <p className="ws-quiet">
        <Trans>Only where the customer has asked for it, and you know that it was them.</Trans>
      </p>
      <FormError text={message} />
      <Button isBusy={isBusy} onClick={() => void take()} size="s" variant="outline">
        <Trans>Download their data</Trans>
      </Button>
      <Button onClick={() => setIsAsked(true)} size="s" variant="outline">
        <Trans>Delete their data</Trans>
      </Button>
      <ConfirmAction
        description={
          <Trans>
            Name, address, account, messages and notes are gone for good. The law keeps numbers,
            sums and VAT of the orders for five years, without a name.
          </Trans>
        }
        isOpen={isAsked}
        label={<Trans>Delete for good</Trans>}
        onClose={() => {
          setIsAsked(false)
          setTyped('')
        }}
        onDone={() => {
          notifyStaff.success(t`The customer’s data is deleted`)
          close()
          void onChanged()
        }}
        run={(idempotencyKey) =>
          callTwice(`${path}/erase`, { method: 'POST', body: { email: typed }, idempotencyKey })
        }
        title={<Trans>Delete this customer’s data?</Trans>}
      >
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          hint={<bdi>{customer.email}</bdi>}
          label={t`Type the customer’s e-mail address`}
          name="email"
          onChange={({ target }) => setTyped(target.value)}
          spellCheck={false}
          value={typed}
        />
      </ConfirmAction>
    </section>
  )
}

function saveAsFile(data: object): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = 'customer-data.json'
  link.click()
  URL.revokeObjectURL(url)
}
