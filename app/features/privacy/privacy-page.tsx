import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Consents } from '#domain/consent.schema.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { EraseAccount } from './erase-account.tsx'
import { ExportData } from './export-data.tsx'

interface PrivacyPageProps {
  consents: Consents['consents']
  hasPassword: boolean
  onChanged: () => Promise<void>
  onErased: () => void
}

/** What a person has agreed to, what we know about them, and the end of it. */
export function PrivacyPage({ consents, hasPassword, onChanged, onErased }: PrivacyPageProps) {
  const [isErased, setIsErased] = useState(false)
  if (isErased) return <Erased />
  const erased = () => {
    setIsErased(true)
    onErased()
  }
  return (
    <>
      <h1>
        <Trans>Privacy</Trans>
      </h1>
      <p className="account-lede">
        <Trans>
          How we handle your data stands in the{' '}
          <ContentLink className="inline-link" url="/privacy">
            privacy notice
          </ContentLink>
          .
        </Trans>
      </p>
      <section className="account-part">
        <h2>
          <Trans>What you agree to</Trans>
        </h2>
        <ConsentBoxes consents={consents} onChanged={onChanged} />
      </section>
      <section className="account-part">
        <h2>
          <Trans>Your data</Trans>
        </h2>
        <ExportData />
      </section>
      <section className="account-part">
        <h2>
          <Trans>Delete the account</Trans>
        </h2>
        <EraseAccount hasPassword={hasPassword} onErased={erased} />
      </section>
    </>
  )
}

/** What is left of the page is short: it starts at its top, and the keyboard at its heading. */
function Erased() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Your account is deleted</Trans>
      </h1>
      <ButtonLink className="mt-6" to="/">
        <Trans>To the home page</Trans>
      </ButtonLink>
    </div>
  )
}
