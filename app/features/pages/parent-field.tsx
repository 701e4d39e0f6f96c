import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { EditablePage } from '#domain/pages.schema.ts'
import { SelectField } from '#app/ui/select-field.tsx'

interface ParentFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  pages: readonly EditablePage[]
  titleOf: (id: string) => string
}

/** The page that another one stands under. */
export function ParentField({ pages, titleOf, ...field }: ParentFieldProps) {
  const { t } = useLingui()
  return (
    <SelectField
      {...field}
      hint={t`It stands in the line that leads from the home page to this one.`}
      label={t`Stands under`}
    >
      <option value="">{t`No other page`}</option>
      {pages
        .filter(({ isRemoved }) => !isRemoved)
        .map(({ id }) => (
          <option key={id} value={id}>
            {titleOf(id)}
          </option>
        ))}
    </SelectField>
  )
}
