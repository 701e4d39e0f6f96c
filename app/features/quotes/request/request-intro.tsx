import { Trans } from '@lingui/react/macro'

/** What the page is for, and that it needs a script. */
export function RequestIntro() {
  return (
    <>
      <h1>
        <Trans>Ask for an offer</Trans>
      </h1>
      <p className="mt-3 max-w-[56ch] text-muted-foreground">
        <Trans>
          Tell us what you need and where it goes. We answer with price, freight and delivery time
          within one working day.
        </Trans>
      </p>
      <noscript>
        <p className="form-message mt-6">
          <Trans>
            The request needs JavaScript. Allow it in your browser and reload the page, or write to
            us.
          </Trans>
        </p>
      </noscript>
    </>
  )
}
