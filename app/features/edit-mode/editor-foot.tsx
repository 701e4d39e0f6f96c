import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isAllowed } from '#domain/permissions.ts'
import { SoftDisabledButton } from '#app/ui/soft-disabled-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useEditing } from './editing-context.ts'
import { isPicture } from './is-picture.ts'
import { MoreActions } from './more-actions.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import type { TextEditor } from './use-text-editor.ts'

/** What can be done with an open text. */
export function EditorFoot({ editor }: { editor: TextEditor }) {
  const { t } = useLingui()
  const { user, showHistory } = useEditing()
  const [isScheduling, setIsScheduling] = useState(false)
  const { text, value, state, canDraft, canPublish, isEmptied, save, cancel } = editor
  const isSaving = state === 'saving'
  const canWait = !text.isImmediate
  const canSchedule = canWait && isAllowed(user, 'content.publish')
  return (
    <>
      <button
        aria-label={t`History`}
        className="edit-tool"
        data-tip
        onClick={() => showHistory(text)}
        type="button"
      >
        <Icon name="history" size="s" />
      </button>
      {canSchedule && (
        <button
          aria-expanded={isScheduling}
          aria-label={t`Schedule`}
          className="edit-tool"
          data-tip
          onClick={() => setIsScheduling(!isScheduling)}
          type="button"
        >
          <Icon name="calendar-clock" size="s" />
        </button>
      )}
      {canWait && <MoreActions editor={editor} />}
      {text.type === 'text' && !isPicture(text) && (
        <span className="edit-count">
          <Plural one="# character" other="# characters" value={value.length} />
        </span>
      )}
      <span className="edit-actions">
        <SoftDisabledButton isOff={isSaving} onClick={cancel} size="s" variant="plain">
          <Trans>Cancel</Trans>
        </SoftDisabledButton>
        {canWait && (
          <SoftDisabledButton
            isOff={isSaving || !canDraft}
            onClick={() => save({ as: 'draft' })}
            size="s"
            variant="outline"
          >
            <Trans>Save as draft</Trans>
          </SoftDisabledButton>
        )}
        <SoftDisabledButton
          isOff={isSaving || !(canPublish || isEmptied)}
          onClick={() => save({ as: 'publish' })}
          size="s"
        >
          {isSaving ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
        </SoftDisabledButton>
      </span>
      {isScheduling && <ScheduleForm editor={editor} />}
    </>
  )
}
