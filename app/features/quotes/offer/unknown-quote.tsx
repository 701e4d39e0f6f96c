import { Trans } from '@lingui/react/macro'

/** Shown for a link that leads to no quote: nothing says whether there ever was one. */
export function UnknownQuote() {
  return (
    <div className="wrap page-end">
      <div className="mx-auto grid max-w-[35rem] gap-6 py-10">
        <h1 className="text-2xl">
          <Trans>We cannot find this quote</Trans>
        </h1>
        <p>
          <Trans>This link leads to no quote. Open the one in our last mail.</Trans>
        </p>
      </div>
    </div>
  )
}
