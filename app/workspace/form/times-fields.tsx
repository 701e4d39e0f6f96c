import { useLingui } from '@lingui/react/macro'
import { TimeField } from './time-field.tsx'

interface TimesFieldsProps {
  /** What the two fields are called in the body that is sent, before `startsAt` and `endsAt`. */
  name?: string
  /** As fields for date and time hold them, by the clock in Oslo. */
  from: string
  until: string
  errorOf: (field: 'startsAt' | 'endsAt') => string | undefined
  onChange: (times: { from?: string; until?: string }) => void
}

/** From when and until when something is shown. */
export function TimesFields({ name = '', from, until, errorOf, onChange }: TimesFieldsProps) {
  const { t } = useLingui()
  return (
    <div className="ws-times">
      <TimeField
        error={errorOf('startsAt')}
        hint={`${t`By the clock in Oslo.`} ${t`Empty: at once.`}`}
        isOptional
        label={t`Shown from`}
        name={`${name}startsAt`}
        onChange={({ target }) => onChange({ from: target.value })}
        value={from}
      />
      <TimeField
        error={errorOf('endsAt')}
        hint={`${t`By the clock in Oslo.`} ${t`Empty: until you take it away.`}`}
        isOptional
        label={t`Shown until`}
        name={`${name}endsAt`}
        onChange={({ target }) => onChange({ until: target.value })}
        value={until}
      />
    </div>
  )
}
