import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { SelectField } from '#app/ui/select-field.tsx'

interface ChoiceFieldProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  words: Readonly<Record<string, MessageDescriptor>>
  /** What choosing nothing is called; left out where something must be chosen. */
  none?: string
}

/** A list of fixed choices, each in the reader's words. */
export function ChoiceField({ words, none, ...field }: ChoiceFieldProps) {
  const { i18n } = useLingui()
  return (
    <SelectField {...field}>
      {none !== undefined && <option value="">{none}</option>}
      {Object.entries(words).map(([value, label]) => (
        <option key={value} value={value}>
          {i18n._(label)}
        </option>
      ))}
    </SelectField>
  )
}
