import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'

/** What is no longer as it was, and why an order was not taken: in the API's words, before anything else. */
export function ToldNote({ error, view }: { error: ErrorBody | undefined; view: CheckoutView }) {
  const changes = view.changes.map(({ message }) => message)
  const more = error?.fields?.slice(1).map(({ message }) => message) ?? []
  const sentences = [...new Set([...more, ...changes])]
  return (
    <div aria-live="assertive">
      {(error || sentences.length > 0) && (
        <div className={error ? 'told mt-7' : 'told told-quiet mt-7'} id="told" tabIndex={-1}>
          {error && <p className="font-semibold">{error.message}</p>}
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
