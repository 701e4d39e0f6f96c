import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useForm } from '#app/ui/use-form.ts'

/** Asks for everything that is known about a person, as files. The way to them is mailed. */
export function ExportData() {
  const form = useForm({})
  const [isAsked, setIsAsked] = useState(false)
  const ask = async () => {
    const asked = await form.send((idempotencyKey) =>
      callApi<object>('/account/export', { idempotencyKey, method: 'POST', body: {} }),
    )
    if (asked) setIsAsked(true)
  }
  return (
    <>
      <p className="account-lede">
        <Trans>
          All that we know about you, as JSON for machines and tables for people. We mail you a link
          to it that opens for 7 days.
        </Trans>
      </p>
      <Button
        className="mt-4 needs-script"
        disabled={isAsked}
        isBusy={form.isBusy}
        onClick={() => void ask()}
        variant="outline"
      >
        <Icon name="download" size="s" />
        <Trans>Send me my data</Trans>
      </Button>
      <p className="account-said" role="status">
        {isAsked && <Trans>We are making the file. The link comes by e-mail within an hour.</Trans>}
      </p>
      <FormError text={form.message} />
    </>
  )
}
