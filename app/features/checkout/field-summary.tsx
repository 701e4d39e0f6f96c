import { Plural } from '@lingui/react/macro'
import { type FieldName, fieldOrder } from './order-form.ts'
import type { FieldErrors } from './field-errors.ts'

/** The id of a field's control, so that the summary and the focus find it. */
export function fieldId(name: FieldName): string {
  return `checkout-${name}`
}

/** All that is wrong, on top of the form, each linked to its field. Read out when it appears. */
export function FieldSummary({ errors }: { errors: FieldErrors }) {
  const wrong = fieldOrder.flatMap((name) => {
    const sentence = errors[name]
    return sentence === undefined ? [] : [{ name, sentence }]
  })
  return (
    <div aria-live="assertive">
      {wrong.length > 0 && (
        <div className="form-message mt-7">
          <h2>
            <Plural one="Please check # field" other="Please check # fields" value={wrong.length} />
          </h2>
          <ul>
            {wrong.map(({ name, sentence }) => (
              <li key={name}>
                <a
                  className="inline-link"
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(fieldId(name))?.focus()
                  }}
                >
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
