import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { Moment } from '#app/ui/moment.tsx'
import { wordsOf } from './inert-html.ts'
import { ScrollBox } from './scroll-box.tsx'

interface PlannedNoteProps {
  text: EditableText
  scheduled: NonNullable<EditableText['scheduled']>
}

/** What is planned with an open text, whose field shows what is published: the words and their time. */
export function PlannedNote({ text, scheduled }: PlannedNoteProps) {
  const id = useId()
  const { value, publishAt, unpublishAt, isPublished } = scheduled
  return (
    <div className="edit-note" data-tone="planned">
      <p id={id}>
        {!isPublished && (
          <strong>
            <Trans>
              Shown from <Moment at={publishAt} />
            </Trans>
          </strong>
        )}
        {unpublishAt !== null && (
          <strong>
            <Trans>
              Shown until <Moment at={unpublishAt} />
            </Trans>
          </strong>
        )}
      </p>
      {!isPublished && (
        <p>
          <Trans>What you save now is shown until then.</Trans>
        </p>
      )}
      {!isPublished && (
        <ScrollBox labelledBy={id}>
          <div className="edit-words" dir="auto" lang={text.languageCode}>
            {text.type === 'html' ? wordsOf(value) : value}
          </div>
        </ScrollBox>
      )}
    </div>
  )
}
