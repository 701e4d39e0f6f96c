import type { Filling } from './use-filling.ts'

/** What did not come along into the cart, and why. */
export function FilledNote({ filling: { left, message } }: { filling: Filling }) {
  return (
    <div className="filled-note" role="status">
      {message && <p className="form-message">{message}</p>}
      {left.length > 0 && (
        <ul className="form-message form-message-quiet">
          {left.map(({ title, message }) => (
            <li key={title}>
              <bdi>{title}</bdi>
              <span>{`: ${message}`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
