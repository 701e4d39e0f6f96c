import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { longestQuoteNote } from '#domain/quotes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface LineNoteProps {
  title: string
  notes: string
  onChange: (notes: string) => void
}

/** What the buyer wants of a line beside its quantity: words with a way to change them; empty, only a quiet way to write some. */
export function LineNote({ title, notes, onChange }: LineNoteProps) {
  const { t } = useLingui()
  const [isEdited, setEdited] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isEdited) input.current?.focus()
  }, [isEdited])
  if (isEdited)
    return (
      <TextField
        className="quote-note"
        dir="auto"
        isOptional
        label={t`Note for ${title}`}
        maxLength={longestQuoteNote}
        onBlur={() => setEdited(false)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // Neither sends the form nor closes the drawer that it stands in.
          event.preventDefault()
          event.stopPropagation()
          event.currentTarget.blur()
        }}
        ref={input}
        value={notes}
      />
    )
  if (notes === '')
    return (
      <div className="quote-note">
        <button onClick={() => setEdited(true)} type="button">
          <Icon name="pencil" size="s" />
          <Trans>Add a note</Trans> <span className="sr-only">{title}</span>
        </button>
      </div>
    )
  return (
    <div className="quote-note quote-note-written">
      <span>
        <bdi>{notes}</bdi>
      </span>
      <button onClick={() => setEdited(true)} type="button">
        <Trans>Change</Trans> <span className="sr-only">{title}</span>
      </button>
    </div>
  )
}
