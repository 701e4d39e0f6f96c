import { SelectField } from '#app/ui/select-field.tsx'

interface CountFieldProps {
  label: string
  value: number
  most: number
  onChange: (count: number) => void
}

/** How many items a section has. Those that are taken away keep their words until they are wanted again. */
export function CountField({ label, value, most, onChange }: CountFieldProps) {
  return (
    <SelectField
      label={label}
      onChange={({ target }) => onChange(Number(target.value))}
      value={value}
    >
      {Array.from({ length: most }, (_, at) => (
        <option key={at} value={at + 1}>
          {at + 1}
        </option>
      ))}
    </SelectField>
  )
}
