import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { wordsOf } from './inert-html.ts'
import { planTime } from './plan-time.ts'
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
              Shown from <When at={publishAt} />
            </Trans>
          </strong>
        )}
        {unpublishAt !== null && (
          <strong>
            <Trans>
              Shown until <When at={unpublishAt} />
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

/** A moment in the editor's own time zone. */
function When({ at }: { at: number }) {
  const { i18n } = useLingui()
  return <time dateTime={new Date(at).toISOString()}>{planTime(i18n.locale, at)}</time>
}
