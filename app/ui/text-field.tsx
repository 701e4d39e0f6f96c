import { type ComponentProps, useId } from 'react'
import { controlOf, FieldFrame, type FieldWords } from './field-frame.tsx'
import { useChangedEarly } from './use-typed-early.ts'

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
  useChangedEarly(id, input.onChange)
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
