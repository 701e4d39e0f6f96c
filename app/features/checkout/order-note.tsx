import { Trans } from '@lingui/react/macro'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { ViewRefusal } from './use-checkout-view.ts'

interface OrderNoteProps {
  /** Why an order was not taken. */
  error: ErrorBody | undefined
  /** Why what is shown could not be brought up to date. */
  refusal: ViewRefusal | undefined
  view: CheckoutView
}

/** What is no longer as it was, and why something was not done: in the API's words, before anything else. */
export function OrderNote({ error, refusal, view }: OrderNoteProps) {
  const changes = view.changes.map(({ message }) => message)
  const more = error?.fields?.slice(1).map(({ message }) => message) ?? []
  const sentences = [...new Set([...more, ...changes])]
  const wrong = error ?? refusal
  return (
    <div aria-live="assertive">
      {(wrong || sentences.length > 0) && (
        <div
          className={wrong ? 'form-message mt-7' : 'form-message form-message-quiet mt-7'}
          id="form-message"
          tabIndex={-1}
        >
          {wrong && <p className="font-semibold">{wrong.message}</p>}
          {wrong?.code === 'signed_out' && (
            <PageLink className="inline-link" to="/auth?next=%2Fcheckout">
              <Trans>Sign In</Trans>
            </PageLink>
          )}
          {refusal && refusal.code !== 'signed_out' && (
            <p>
              <Trans>
                What stands here may be out of date. Nothing was lost: reload the page to see it as
                it is.
              </Trans>
            </p>
          )}
          {sentences.length > 0 && (
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
