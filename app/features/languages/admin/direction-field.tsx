import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { SelectField } from '#app/ui/select-field.tsx'

/** From which side a language is read. */
export function DirectionField(
  props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>,
) {
  const { t } = useLingui()
  return (
    <SelectField {...props} label={t`Direction`}>
      <option value="ltr">{t`Left to right`}</option>
      <option value="rtl">{t`Right to left`}</option>
    </SelectField>
  )
}
