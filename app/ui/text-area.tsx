import { type ComponentProps, useId } from 'react'
import { controlOf, FieldFrame, type FieldWords } from './field-frame.tsx'
import { useChangedEarly } from './use-typed-early.ts'

/** Several lines of text, at least 112 px high, that the reader may pull taller. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  className,
  ...input
}: FieldWords & ComponentProps<'textarea'>) {
  const ownId = useId()
  const id = input.id ?? ownId
  useChangedEarly(id, input.onChange)
  return (
    <FieldFrame {...{ id, label, hint, error, className }} isOptional={isOptional ?? false}>
      <textarea
        rows={4}
        {...controlOf(id, { hint, error, isOptional: isOptional ?? false })}
        {...input}
        className="field-control"
        id={id}
      />
    </FieldFrame>
  )
}
