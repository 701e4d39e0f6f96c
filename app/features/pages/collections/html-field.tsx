import { useId } from 'react'
import { HtmlBox } from '#app/features/edit-mode/html-box.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface HtmlFieldProps {
  id: string
  label: string
  value: string
  language: string
  direction: 'ltr' | 'rtl' | undefined
  error: string | undefined
  hint: string | undefined
  isReadOnly: boolean
  onChange: (html: string) => void
}

/** A rich text of a form. */
export function HtmlField({ error, hint, ...box }: HtmlFieldProps) {
  const errorId = useId()
  const hintId = useId()
  return (
    <div className="field">
      <span className="field-label">{box.label}</span>
      <HtmlBox {...box} describedBy={`${errorId} ${hintId}`} isWrong={Boolean(error)} />
      {hint && !error && (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
      <span className="field-error" id={errorId} role="alert">
        {error && (
          <>
            <Icon name="circle-alert" size="s" />
            <span>{error}</span>
          </>
        )}
      </span>
    </div>
  )
}
