import { type ComponentProps, useId } from 'react'
import { controlOf, FieldFrame, type FieldWords } from './field-frame.tsx'

/** One line of text with its label; takes every attribute of an input (name, type, autoComplete, inputMode …). */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  className,
  ...input
}: FieldWords & ComponentProps<'input'>) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <FieldFrame {...{ id, label, hint, error, className }} isOptional={isOptional ?? false}>
      <input
        type="text"
        {...controlOf(id, { hint, error, isOptional: isOptional ?? false })}
        {...input}
        className="field-control"
        id={id}
      />
    </FieldFrame>
  )
}
