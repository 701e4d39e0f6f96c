import { useLingui } from '@lingui/react/macro'
import { type Audience, audiences } from '#domain/audience.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { audienceNames } from './audience-names.ts'

interface AudienceFieldProps {
  /** What the field is called in the body that is sent. */
  name?: string
  audience: Audience
  error: string | undefined
  onChange: (audience: Audience) => void
}

/** For whom something is shown. */
export function AudienceField(props: AudienceFieldProps) {
  const { name = 'audience', audience, error, onChange } = props
  const { t } = useLingui()
  return (
    <SelectField
      error={error}
      label={t`Shown to`}
      name={name}
      onChange={({ target }) => onChange(audiences[target.selectedIndex] ?? 'everyone')}
      value={audience}
    >
      {audiences.map((each) => (
        <option key={each} value={each}>
          {t(audienceNames[each])}
        </option>
      ))}
    </SelectField>
  )
}
