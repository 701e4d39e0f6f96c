import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { ChangedWords } from './changed-words.tsx'
import { stateNames, type Translatable } from './translatable.ts'
import { useTranslation } from './use-translation.ts'

interface TranslationRowProps {
  given: Translatable
  source: EditableLanguage
  target: EditableLanguage
  canEdit: boolean
  /** Told whenever there is something in the row that is not saved, and when there is no more. */
  onDirty: (id: string, isDirty: boolean) => void
  onSaved: (row: Translatable) => void
}

/** A text in both languages. Ctrl+Enter saves it and goes on to the next. */
export function TranslationRow(props: TranslationRowProps) {
  const { given, source, target, canEdit, onDirty, onSaved } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const text = useTranslation(given, { language: target.code, onSaved })
  const { row, typed, told, theirs, isBusy, isDirty } = text
  const { label, tone } = stateNames[row.state]
  const tell = useEffectEvent((is: boolean) => onDirty(row.id, is))
  useEffect(() => {
    tell(isDirty)
    return () => tell(false)
  }, [isDirty])
  const onKey = async (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const field = event.currentTarget
    if (await text.save()) nextField(field)?.focus()
  }
  return (
    <li className="ws-pair" data-state={row.state}>
      <div className="ws-pair-head">
        <span className="ws-quiet" dir="ltr" id={`${id}context`}>
          {row.path && target.isActive ? (
            <a href={`/${target.code}${row.path === '/' ? '' : row.path}`}>{row.context}</a>
          ) : (
            row.context
          )}
        </span>
        <span className="ws-state" data-tone={tone}>
          {i18n._(label)}
        </span>
      </div>
      <div className="ws-pair-source">
        <p dir={source.direction} id={`${id}source`} lang={source.code}>
          {row.source}
        </p>
        {row.outdatedFrom !== null && <ChangedWords after={row.source} before={row.outdatedFrom} />}
        {row.draft !== null && (
          <p className="ws-quiet">
            <Trans>
              A draft is waiting: <bdi>{row.draft}</bdi>
            </Trans>
          </p>
        )}
      </div>
      <div className="ws-pair-target">
        <textarea
          aria-describedby={`${id}source ${id}context ${id}told`}
          aria-invalid={told !== '' || undefined}
          aria-label={t`In ${target.nativeName}`}
          dir={target.direction}
          lang={target.code}
          maxLength={20_000}
          onChange={({ target: field }) => text.setTyped(field.value)}
          onKeyDown={(event) => void onKey(event)}
          readOnly={!canEdit}
          rows={row.isMultiline ? 4 : 2}
          value={typed}
        />
        <div id={`${id}told`} role="alert">
          {told && <p className="field-error">{told}</p>}
          {theirs && (
            <p>
              <Trans>
                Now saved: <bdi>{theirs.target || '–'}</bdi>
              </Trans>
            </p>
          )}
        </div>
        {canEdit && (isDirty || theirs || text.isWorthSaving) && (
          <div className="ws-form-foot">
            <Button
              isBusy={isBusy}
              onClick={() => void text.save()}
              size="s"
              variant={isDirty ? 'primary' : 'outline'}
            >
              {theirs ? (
                <Trans>Save mine</Trans>
              ) : isDirty ? (
                <Trans>Save</Trans>
              ) : (
                <Trans>It still fits</Trans>
              )}
            </Button>
            {theirs && (
              <Button onClick={text.takeTheirs} size="s" variant="outline">
                <Trans>Take theirs</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

function nextField(field: HTMLTextAreaElement): HTMLTextAreaElement | undefined {
  const fields = [...(field.closest('ul')?.querySelectorAll('textarea') ?? [])]
  return fields[fields.indexOf(field) + 1]
}
