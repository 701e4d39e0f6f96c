import { Plural } from '@lingui/react/macro'

interface FieldSummaryProps {
  /** In the order of the page. `id` is that of the field's control. */
  wrong: readonly { id: string; sentence: string }[]
}

/** All that is wrong, on top of a form, each linked to its field. Read out when it appears. */
export function FieldSummary({ wrong }: FieldSummaryProps) {
  return (
    <div aria-live="assertive">
      {wrong.length > 0 && (
        <div className="form-message mt-7">
          <h2>
            <Plural one="Please check # field" other="Please check # fields" value={wrong.length} />
          </h2>
          <ul>
            {wrong.map(({ id, sentence }) => (
              <li key={id}>
                <a
                  className="inline-link"
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(id)?.focus()
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
