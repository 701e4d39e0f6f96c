import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { directionNames } from '#app/workspace/names/direction-names.ts'
import { SelectField } from '#app/ui/select-field.tsx'

/** From which side a language is read. */
export function DirectionField(
  props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>,
) {
  const { t } = useLingui()
  return (
    <SelectField {...props} label={t`Direction`}>
      <option value="ltr">{t(directionNames.ltr)}</option>
      <option value="rtl">{t(directionNames.rtl)}</option>
    </SelectField>
  )
}
