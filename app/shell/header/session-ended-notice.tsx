import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { lastUserId } from '#app/platform/session.ts'
import { keepTypedText } from '#app/platform/typed-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Says that the session has ended, and leads back to this very page with what was typed on it. */
export function SessionEndedNotice() {
  const { t } = useLingui()
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  const next = encodeURIComponent(location.pathname + location.search)
  return createPortal(
    <div className="session-ended" role="alert">
      <p>
        <Trans>You are signed out. Sign in again; what you typed is kept.</Trans>
      </p>
      <ButtonLink onClick={() => keepTypedText(lastUserId())} size="s" to={`/auth?next=${next}`}>
        <Trans>Sign In</Trans>
      </ButtonLink>
      <button
        aria-label={t`Close`}
        className="icon-btn"
        onClick={() => setIsClosed(true)}
        type="button"
      >
        <Icon name="x" size="s" />
      </button>
    </div>,
    document.body,
  )
}
