import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { SoftDisabledButton } from '#app/ui/soft-disabled-button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { fetched } from '#app/ui/fetched.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { conflictWords } from './conflict-words.tsx'
import { HtmlWords } from './html-words.tsx'
import { mergedText } from './merge-texts.ts'
import { wordsThatMeet } from './planned-words.ts'
import { TextDifference } from './text-difference.tsx'
import type { TextEditor } from './use-text-editor.ts'

const MergedHtml = fetched(async () => (await import('./merged-html.tsx')).MergedHtml)

/** Two people, or two windows of one, have changed a text: both texts, what differs, and one that holds both. Nothing is overwritten unseen. */
export function ConflictDialog({ editor }: { editor: TextEditor }) {
  const { conflict, backToText } = editor
  return (
    <Dialog
      isOpen={conflict !== undefined}
      onClose={backToText}
      role="alertdialog"
      size="l"
      title={conflict && conflictWords(conflict).title}
    >
      {conflict && <Settlement conflict={conflict} editor={editor} key={conflict.rev} />}
    </Dialog>
  )
}

function Settlement({ editor, conflict }: { editor: TextEditor; conflict: EditableText }) {
  const { t } = useLingui()
  const { text, state, settle, takeTheirs } = editor
  const { base, mine, theirs } = wordsThatMeet(editor, conflict)
  const [{ value: first, clashes }] = useState(() => mergedText({ base, mine, theirs }))
  const [merged, setMerged] = useState(first)
  const isSaving = state === 'saving'
  const said = conflictWords(conflict)
  return (
    <div className="edit-conflict">
      <div className="edit-columns">
        <section>
          <h3>{said.theirs}</h3>
          {text.type === 'html' ? (
            <HtmlWords dir="auto" html={theirs} lang={text.languageCode} />
          ) : (
            <p className="edit-words" dir="auto">
              {theirs}
            </p>
          )}
        </section>
        <section>
          <h3>{said.mine}</h3>
          <TextDifference
            after={mine}
            before={theirs}
            language={text.languageCode}
            type={text.type}
          />
        </section>
      </div>
      {text.type === 'text' ? (
        <TextArea
          dir="auto"
          label={t`Both in one`}
          onChange={(event) => setMerged(event.target.value)}
          value={merged}
        />
      ) : (
        <MergedHtml html={first} label={t`Both in one`} onChange={setMerged} />
      )}
      {clashes > 0 && (
        <p className="edit-note" data-tone="outdated">
          {said.meet(clashes)}
        </p>
      )}
      <div className="edit-choices">
        <SoftDisabledButton isOff={isSaving} onClick={takeTheirs} variant="outline">
          {said.take}
        </SoftDisabledButton>
        <SoftDisabledButton isOff={isSaving} onClick={() => settle(mine)} variant="outline">
          {said.keep}
        </SoftDisabledButton>
        <SoftDisabledButton isOff={isSaving} onClick={() => settle(merged)}>
          <Trans>Save merged</Trans>
        </SoftDisabledButton>
      </div>
    </div>
  )
}
