import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { callApi } from '#app/platform/api.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { AskFirst } from './ask-first.tsx'

/** Deletes the account for good, against its password. */
export function EraseAccount({ onErased }: { onErased: () => void }) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  return (
    <>
      <p className="account-lede mb-4">
        <Trans>
          Your details, addresses, lists and cart are deleted at once and cannot be brought back. Of
          your orders we keep what the law on accounts demands, without your name.
        </Trans>
      </p>
      <AskFirst
        description={<Trans>This cannot be undone.</Trans>}
        label={<Trans>Delete the account</Trans>}
        onDone={onErased}
        run={(idempotencyKey) =>
          callApi('/account/erase', { idempotencyKey, method: 'POST', body: { password } })
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
    </>
  )
}
