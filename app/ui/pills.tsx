import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { useTypedEarly } from './use-typed-early.ts'

export interface Pill {
  value: string
  label: ReactNode
  isDisabled?: boolean
}

interface PillsProps {
  legend: ReactNode
  name: string
  pills: readonly Pill[]
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** One of several short choices beside each other: days, times, private or business. */
export function Pills({ legend, name, pills, value, onChange, error }: PillsProps) {
  const id = useId()
  useTypedEarly(id, (field) => onChange(field.value))
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="min-w-0" id={id}>
      <legend className="field-label mb-1.5">{legend}</legend>
      <div className="pills">
        {pills.map((pill) => (
          <label className="pill" key={pill.value}>
            <input
              checked={pill.value === value}
              className="sr-only"
              disabled={pill.isDisabled}
              name={name}
              onChange={() => onChange(pill.value)}
              type="radio"
              value={pill.value}
            />
            <span>{pill.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <span className="field-error mt-1.5" id={`${name}-error`}>
          <Icon name="circle-alert" size="s" />
          <span>{error}</span>
        </span>
      )}
    </fieldset>
  )
}
