import { useLingui } from '@lingui/react/macro'
import { isColor } from '#domain/colors.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { hexOf } from './hex-of.ts'
import { useCustomProperties } from './use-custom-properties.ts'

interface ColorFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** What is said where it is a colour, but not a good one. */
  warning?: string | undefined
  isOptional?: boolean
  /** What stands while nothing is typed, as a hex colour: it is shown, and picking begins with it. */
  fallback?: string | undefined
  /** What is wrong with it beyond its being no colour. */
  error?: string | undefined
}

/** A colour as CSS writes it; one that begins with # can be picked too. */
export function ColorField({
  label,
  name,
  value,
  onChange,
  warning,
  isOptional = false,
  fallback = '',
  error,
}: ColorFieldProps) {
  const { t } = useLingui()
  const isWrong = !isColor(value.trim()) && !(isOptional && value.trim() === '')
  const shown = value.trim() || fallback
  const swatch = useCustomProperties<HTMLSpanElement>({ '--swatch': isWrong ? '' : shown })
  return (
    <div className="ws-color">
      {shown.startsWith('#') ? (
        <input
          aria-label={t`Pick: ${label}`}
          className="ws-swatch"
          onChange={({ target }) => onChange(target.value)}
          type="color"
          value={hexOf(shown) ?? '#000000'}
        />
      ) : (
        <span aria-hidden="true" className="ws-swatch" ref={swatch} />
      )}
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        error={isWrong ? t`This is not a colour. Write one like #1f4d3a, or a name.` : error}
        hint={warning && <span className="ws-warning">{warning}</span>}
        isOptional={isOptional}
        label={label}
        maxLength={64}
        name={name}
        onChange={({ target }) => onChange(target.value)}
        placeholder={fallback}
        spellCheck={false}
        value={value}
      />
    </div>
  )
}
