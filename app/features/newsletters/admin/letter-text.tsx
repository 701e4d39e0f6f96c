import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect } from 'react'
import { HtmlBox } from '#app/features/edit-mode/html-box.tsx'
import { Button } from '#app/ui/button.tsx'
import type { textIn } from './letter-texts.ts'
import { useLetterText } from './use-letter-text.ts'

interface LetterTextProps {
  page: string
  label: string
  saved: ReturnType<typeof textIn>
  language: string
  direction: 'ltr' | 'rtl'
  most?: number | undefined
  isReadOnly: boolean
  onDirty: (key: string, state: 'typed' | 'saving' | undefined) => void
  onSaved: () => Promise<void>
}

/** A text of a newsletter in one language: it is saved once it is left, by Ctrl+Enter, and by its button. */
export function LetterText(props: LetterTextProps) {
  const { page, label, saved, language, direction, most, isReadOnly, onDirty, onSaved } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const text = useLetterText({ page, language, saved, onSaved })
  const { typed, isDirty, isSaving, message, theirs } = text
  const state = isSaving ? 'saving' : isDirty ? 'typed' : undefined
  const { key, type, source } = saved
  useLayoutEffect(() => {
    onDirty(key, state)
    return () => onDirty(key, undefined)
  }, [key, state, onDirty])
  const noteId = `${id}note`
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && !theirs) void text.save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isSave = event.key === 'Enter' && (type === 'text' || event.ctrlKey || event.metaKey)
    if (!isSave || event.nativeEvent.isComposing) return
    event.preventDefault()
    void text.save()
  }
  const box = { id, label, language, direction, isReadOnly }
  return (
    <div className="field letter-text" onBlur={leave}>
      <span className="letter-text-label">
        {type === 'text' ? (
          <label className="field-label" htmlFor={id}>
            {label}
          </label>
        ) : (
          <span className="field-label">{label}</span>
        )}
        {most !== undefined && (
          <small className="num">{`${i18n.number(typed.length)} / ${i18n.number(most)}`}</small>
        )}
      </span>
      {type === 'html' ? (
        <HtmlBox
          {...box}
          describedBy={noteId}
          isWrong={message !== undefined}
          onChange={text.type}
          onSubmit={() => void text.save()}
          value={typed}
        />
      ) : (
        <input
          aria-describedby={noteId}
          aria-invalid={message ? true : undefined}
          autoComplete="off"
          className="field-control"
          dir={direction}
          id={id}
          lang={language}
          onChange={({ target }) => text.type(target.value)}
          onKeyDown={onKeyDown}
          placeholder={type === 'text' ? source?.value : undefined}
          readOnly={isReadOnly}
          value={typed}
        />
      )}
      <div className="letter-text-note" id={noteId}>
        {message && (
          <span className="field-error" role="alert">
            {message}
          </span>
        )}
        {theirs && (
          <span className="field-error" role="alert">
            <Trans>Somebody else saved this meanwhile</Trans>
          </span>
        )}
        {theirs && (
          <span className="letter-text-choices">
            <Button onClick={text.takeTheirs} size="s" variant="outline">
              <Trans>Take theirs</Trans>
            </Button>
            <Button onClick={() => void text.saveMine()} size="s">
              <Trans>Save mine</Trans>
            </Button>
          </span>
        )}
        {(isDirty || isSaving) && !theirs && (
          <span className="letter-text-choices">
            <small>{isSaving ? <Trans>Saving</Trans> : <Trans>Not saved yet</Trans>}</small>
            <Button isBusy={isSaving} onClick={() => void text.save()} size="s" variant="outline">
              {t`Save`}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
