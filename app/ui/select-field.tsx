import { type ComponentProps, useId } from 'react'
import { controlOf, FieldFrame, type FieldWords } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { useChangedEarly } from './use-typed-early.ts'

/** A native list of choices with its label; `children` are the options. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  className,
  children,
  ...select
}: FieldWords & ComponentProps<'select'>) {
  const ownId = useId()
  const id = select.id ?? ownId
  useChangedEarly(id, select.onChange)
  return (
    <FieldFrame {...{ id, label, hint, error, className }} isOptional={isOptional ?? false}>
      <span className="field-select">
        <select
          {...controlOf(id, { hint, error, isOptional: isOptional ?? false })}
          {...select}
          className="field-control"
          id={id}
        >
          {children}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
    </FieldFrame>
  )
}
