import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { SoftDisabledButton } from '#app/ui/soft-disabled-button.tsx'
import { OthersHere } from './others-here.tsx'
import { PlannedNote } from './planned-note.tsx'
import { ScrollBox } from './scroll-box.tsx'
import type { TextEditor } from './use-text-editor.ts'
import { TextDifference } from './text-difference.tsx'
import { TextHelp } from './text-help.tsx'

/** What the writer of an open text should know: what it translates, what changed there, who else is writing, what went wrong. */
export function TextState({ editor }: { editor: TextEditor }) {
  const { text, told } = editor
  return (
    <>
      {told && (
        <p className="edit-told" role="alert">
          {told}
        </p>
      )}
      <OthersHere text={text} />
      {text.state === 'missing' && text.source && <Missing editor={editor} />}
      {text.state === 'outdated' && <Outdated editor={editor} />}
      {text.state === 'machine' && <Machine editor={editor} />}
      <TextHelp editor={editor} />
      {text.scheduled && <PlannedNote scheduled={text.scheduled} text={text} />}
    </>
  )
}

function Missing({ editor: { text, change, state } }: { editor: TextEditor }) {
  const nameOf = useLanguageName()
  if (!text.source) return null
  const { languageCode, value } = text.source
  const source = nameOf(languageCode)
  const own = nameOf(text.languageCode)
  return (
    <div className="edit-note" data-tone="missing">
      <p>
        <Trans>
          Readers see the words in {source} until there are some in {own}.
        </Trans>
      </p>
      <SoftDisabledButton
        isOff={state === 'saving'}
        onClick={() => change(value)}
        size="s"
        variant="outline"
      >
        <Trans>Start from {source}</Trans>
      </SoftDisabledButton>
    </div>
  )
}

function Outdated({ editor }: { editor: TextEditor }) {
  const { text, state, canConfirm, stillCorrect } = editor
  const id = useId()
  const nameOf = useLanguageName()
  if (!text.source || text.outdatedFrom === null) return null
  const { languageCode, value } = text.source
  const source = nameOf(languageCode)
  return (
    <div className="edit-note" data-tone="outdated">
      <strong id={id}>
        <Trans>What changed in {source}</Trans>
      </strong>
      <ScrollBox labelledBy={id}>
        <TextDifference
          after={value}
          before={text.outdatedFrom}
          language={languageCode}
          type={text.type}
        />
      </ScrollBox>
      {canConfirm && (
        <SoftDisabledButton
          isOff={state === 'saving'}
          onClick={stillCorrect}
          size="s"
          variant="outline"
        >
          <Trans>Still correct</Trans>
        </SoftDisabledButton>
      )}
    </div>
  )
}

function Machine({ editor: { state, canConfirm, stillCorrect } }: { editor: TextEditor }) {
  return (
    <div className="edit-note" data-tone="machine">
      <p>
        <Trans>A machine has translated this.</Trans>
      </p>
      {canConfirm && (
        <SoftDisabledButton
          isOff={state === 'saving'}
          onClick={stillCorrect}
          size="s"
          variant="outline"
        >
          <Trans>Mark as reviewed</Trans>
        </SoftDisabledButton>
      )}
    </div>
  )
}
