import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture.tsx'

/** A calm card; wide windows have a jar on its shelf beside it. Without scripts the card says what it needs. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap auth">
      <div className="auth-card">
        {children}
        <noscript>
          <p className="form-message">
            <Trans>
              Signing in needs JavaScript. Allow it in your browser and reload the page.
            </Trans>
          </p>
        </noscript>
      </div>
      <div aria-hidden="true" className="auth-picture tint-berry">
        <Picture
          alt=""
          height={720}
          load="eager"
          sizes="(min-width: 64rem) 420px, 1px"
          src="/pictures/blueberry-jam-640.webp"
          width={600}
        />
      </div>
    </div>
  )
}
