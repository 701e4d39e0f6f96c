import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { applicationFields, longestDecisionNote } from '#domain/sellers.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { ApplicationProps } from './seller-props.ts'
import { type ApplicationField, fieldWords } from './seller-words.ts'

interface AskChangesProps extends ApplicationProps {
  isOpen: boolean
  onClose: () => void
}

/** What the business has to change: the marked fields, and words about them. */
export function AskChanges({ application, isOpen, onClose, onChanged }: AskChangesProps) {
  const { t, i18n } = useLingui()
  const { id, rev, company } = application
  const [marked, setMarked] = useState<readonly ApplicationField[]>([])
  const [note, setNote] = useState('')
  const mark = (field: ApplicationField) =>
    setMarked(marked.includes(field) ? marked.filter((each) => each !== field) : [...marked, field])
  return (
    <ConfirmAction
      description={
        <Trans>They get a mail with the way to their application, and send it in once more.</Trans>
      }
      isHarmless
      isOpen={isOpen}
      label={t`Ask for changes`}
      onClose={onClose}
      onDone={() => void onChanged()}
      run={async (idempotencyKey) => {
        const path = `/admin/seller-applications/${id}/ask-changes`
        const body = { rev, markedFields: marked, note }
        const answer = await callTwice(path, { method: 'POST', body, idempotencyKey })
        if (!answer.ok && isOutdated(answer)) await onChanged()
        return answer
      }}
      title={t`What shall ${company} change?`}
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">{t`To be changed`}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-4">
          {applicationFields.map((field) => (
            <Checkbox
              checked={marked.includes(field)}
              key={field}
              label={i18n._(fieldWords[field])}
              name="markedFields"
              onChange={() => mark(field)}
              value={field}
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        dir="auto"
        hint={t`They read it.`}
        label={t`What you want to tell them`}
        maxLength={longestDecisionNote}
        onChange={({ target }) => setNote(target.value)}
        value={note}
      />
    </ConfirmAction>
  )
}
