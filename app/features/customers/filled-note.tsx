import type { Filling } from './use-filling.ts'

/** What did not come along into the cart, and why. */
export function FilledNote({ filling: { left, told } }: { filling: Filling }) {
  return (
    <div className="filled-note" role="status">
      {told && <p className="told">{told}</p>}
      {left.length > 0 && (
        <ul className="told told-quiet">
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
