import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { useChangedEarly } from './use-typed-early.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** A number at the end of the line, as in a filter list. */
  count?: number
  error?: string | undefined
}

/** A box to tick with its label. */
export function Checkbox({ label, count, error, className, ...input }: CheckboxProps) {
  const errorId = useId()
  const ownId = useId()
  const id = input.id ?? ownId
  useChangedEarly(id, input.onChange)
  return (
    <div className={className}>
      <label className="check">
        <input
          {...input}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          className="check-box"
          id={id}
          type="checkbox"
        />
        <span>{label}</span>
        {count !== undefined && <bdi className="check-count num">{count}</bdi>}
      </label>
      {error && (
        <span className="field-error" id={errorId}>
          <Icon name="circle-alert" size="s" />
          <span>{error}</span>
        </span>
      )}
    </div>
  )
}
