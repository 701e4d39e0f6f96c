import { Trans, useLingui } from '@lingui/react/macro'
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { AiDraft } from '#domain/ai.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { RowName } from './row-name.tsx'
import type { TextEditing } from './text-editing.ts'
import { stateNames, type Translatable } from './translatable.ts'
import { TranslationField } from './translation-field.tsx'
import { TranslationHelp } from './translation-help.tsx'
import { TranslationSource, Words } from './translation-source.tsx'
import { useTranslation } from './use-translation.ts'

interface TranslationRowProps {
  editing: TextEditing
  given: Translatable
  source: EditableLanguage
  target: EditableLanguage
  canEdit: boolean
  /** What AI has drafted of it. */
  drafted: AiDraft | undefined
  /** Told whenever there is something in the row that is not saved or on its way, and when there is no more. */
  onHeld: (id: string, held: Held | undefined) => void
  onSaved: (row: Translatable) => void
}

/** What the list may not be left with. */
export interface Held {
  isDirty: boolean
  isBusy: boolean
  hasFailed: boolean
}

/** A text in both languages. Ctrl+Enter saves it and goes on to the next. */
export function TranslationRow(props: TranslationRowProps) {
  const { editing, given, source, target, canEdit, drafted, onHeld, onSaved } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const place = useRef<HTMLLIElement>(null)
  const text = useTranslation(given, { language: target.code, onSaved })
  const { row, typed, told, theirs, isBusy, isDirty } = text
  const hasFailed = told !== ''
  const { label, tone } = stateNames[row.state]
  const tell = useEffectEvent((held: Held | undefined) => onHeld(row.id, held))
  // Told before the next press comes, which may leave the list.
  useLayoutEffect(() => {
    if (isDirty || isBusy || hasFailed) tell({ isDirty, isBusy, hasFailed })
    else tell(undefined)
  }, [isDirty, isBusy, hasFailed])
  useLayoutEffect(() => () => tell(undefined), [])
  const [asked, setAsked] = useState<'save' | 'goOn'>()
  const does = {
    save: async () => void (await text.save()),
    goOn: async () => {
      if (await text.save()) fieldAfter(place.current)?.focus()
    },
  }
  /** What is published here throws a draft away: somebody else's, or one that was forgotten. */
  const publish = (how: keyof typeof does) => {
    if (row.draft !== null && text.isWorthSaving) setAsked(how)
    else void does[how]()
  }
  return (
    <li className="ws-pair" data-state={row.state} ref={place}>
      <div className="ws-pair-head">
        <span className="ws-quiet" id={`${id}context`}>
          <RowName editing={editing} language={target} row={row} />
        </span>
        <span className="ws-state" data-tone={tone}>
          {i18n._(label)}
        </span>
      </div>
      <TranslationSource editing={editing} id={`${id}source`} row={row} source={source} />
      <div className="ws-pair-target">
        <TranslationField
          editing={editing}
          describedBy={`${id}source ${id}context ${id}told`}
          isReadOnly={!canEdit}
          isWrong={told !== ''}
          label={t`In ${target.nativeName}`}
          onChange={text.setTyped}
          onSubmit={() => publish('goOn')}
          row={row}
          target={target}
          value={typed}
        />
        {row.draft !== null && (
          <div className="ws-quiet">
            <Trans>
              A draft is waiting:{' '}
              <Words editing={editing} isHtml={row.isHtml} language={target} words={row.draft} />
            </Trans>
          </div>
        )}
        <div id={`${id}told`} role="alert">
          {told && <p className="field-error">{told}</p>}
          {theirs && (
            <div>
              <Trans>
                Now saved:{' '}
                <Words
                  editing={editing}
                  isHtml={row.isHtml}
                  language={target}
                  words={theirs.target || '–'}
                />
              </Trans>
            </div>
          )}
        </div>
        {canEdit && (isDirty || theirs || text.isWorthSaving) && (
          <div className="ws-form-foot">
            <FocusHandoffButton
              isBusy={isBusy}
              onClick={() => publish('save')}
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
            </FocusHandoffButton>
            {theirs && (
              <FocusHandoffButton onClick={text.takeTheirs} size="s" variant="outline">
                <Trans>Take theirs</Trans>
              </FocusHandoffButton>
            )}
          </div>
        )}
        {canEdit && <TranslationHelp {...{ drafted, editing, target, text }} />}
      </div>
      <editing.OverDraftDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onSure={() => asked && void does[asked]()}
      />
    </li>
  )
}

/** The field of the text that comes next. */
function fieldAfter(place: HTMLLIElement | null): HTMLElement | null | undefined {
  return place?.nextElementSibling?.querySelector<HTMLElement>('textarea, [role=textbox]')
}
