import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Passkey } from '#domain/second-factor.schema.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PasswordAgain } from './password-again.tsx'
import { removed } from './posted.ts'

interface PasskeyRowProps {
  passkey: Passkey
  onChanged: () => Promise<void>
}

/** One passkey, and the way to remove it. */
export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { id, name, lastUsedAt, createdAt } = passkey
  const [password, setPassword] = useState('')
  return (
    <li>
      <Icon name="fingerprint" />
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>
          {lastUsedAt === null ? (
            <Trans>
              Added <Moment at={createdAt} />, not used yet
            </Trans>
          ) : (
            <Trans>
              Last used <Moment at={lastUsedAt} />
            </Trans>
          )}
        </small>
      </div>
      <AskFirst
        description={
          <Trans>
            <bdi>{name}</bdi> opens your account no more. Remove it on your device too.
          </Trans>
        }
        label={<Trans>Remove</Trans>}
        of={name}
        onDone={() => void onChanged()}
        run={(idempotencyKey) =>
          removed({
            path: `passkeys/${encodeURIComponent(id)}`,
            body: { password },
            idempotencyKey,
          })
        }
        size="s"
        title={<Trans>Remove the passkey?</Trans>}
      >
        <PasswordAgain onChange={setPassword} value={password} />
      </AskFirst>
    </li>
  )
}
