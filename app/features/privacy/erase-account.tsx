import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { callApi } from '#app/platform/api.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { AskFirst } from '#app/ui/ask-first.tsx'

interface EraseAccountProps {
  hasPassword: boolean
  onErased: () => void
}

/** Deletes the account for good: against its password, or by a mailed link where it has none. */
export function EraseAccount({ hasPassword, onErased }: EraseAccountProps) {
  return (
    <>
      <p className="account-lede mb-4">
        <Trans>
          Your details, addresses, lists and cart are deleted at once and cannot be brought back. Of
          your orders we keep what the law on accounts demands, without your name.
        </Trans>
      </p>
      {hasPassword ? <ByPassword onErased={onErased} /> : <ByMail />}
    </>
  )
}

function ByPassword({ onErased }: Pick<EraseAccountProps, 'onErased'>) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  return (
    <AskFirst
      description={<Trans>This cannot be undone.</Trans>}
      label={<Trans>Delete the account</Trans>}
      onDone={onErased}
      run={(idempotencyKey) =>
        callApi('/account/erase', { method: 'POST', body: { password }, idempotencyKey })
      }
      title={<Trans>Delete your account for good?</Trans>}
      variant="outline"
    >
      <TextField
        autoComplete="current-password"
        label={t`Password`}
        name="password"
        onChange={(event) => setPassword(event.target.value)}
        type="password"
        value={password}
      />
    </AskFirst>
  )
}

function ByMail() {
  const [isSent, setIsSent] = useState(false)
  return (
    <>
      {!isSent && (
        <AskFirst
          description={<Trans>We mail you a link that deletes it. It opens for an hour.</Trans>}
          label={<Trans>Delete the account</Trans>}
          onDone={() => setIsSent(true)}
          run={(idempotencyKey) =>
            callApi('/account/erase/proof', { method: 'POST', body: {}, idempotencyKey })
          }
          title={<Trans>Delete your account for good?</Trans>}
          variant="outline"
        />
      )}
      <p className="account-said" role="status">
        {isSent && <Trans>The link is on its way. Open it in this browser.</Trans>}
      </p>
    </>
  )
}
