import { isAddressLine } from '#domain/content.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { useIsHydrating } from '#app/ui/use-is-hydrating.ts'
import type { TextEditing } from './text-editing.ts'
import type { Translatable } from './translatable.ts'

interface TranslationFieldProps {
  editing: TextEditing
  row: Translatable
  target: EditableLanguage
  label: string
  describedBy: string
  value: string
  isWrong: boolean
  isReadOnly: boolean
  onChange: (value: string) => void
  /** Ctrl+Enter. */
  onSubmit: () => void
}

/** What a translation is written in: a rich text as it will be read. */
export function TranslationField(props: TranslationFieldProps) {
  const {
    editing,
    row,
    target,
    label,
    describedBy,
    value,
    isWrong,
    isReadOnly,
    onChange,
    onSubmit,
  } = props
  const isHydrating = useIsHydrating()
  if (row.isHtml)
    return (
      <editing.HtmlField
        describedBy={describedBy}
        direction={target.direction}
        isReadOnly={isReadOnly}
        isWrong={isWrong}
        label={label}
        language={target.code}
        onChange={onChange}
        onSubmit={onSubmit}
        value={value}
      />
    )
  return (
    <textarea
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      aria-label={label}
      dir={isAddress(row) ? 'auto' : target.direction}
      lang={target.code}
      maxLength={20_000}
      onChange={({ target: field }) => onChange(field.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onSubmit()
      }}
      // React would draw what was sent over what is typed by now.
      readOnly={isReadOnly || isHydrating}
      rows={row.isMultiline ? 4 : 2}
      value={value}
    />
  )
}

function isAddress({ place }: Translatable): boolean {
  return place.area === 'pages' && isAddressLine(place.key)
}
