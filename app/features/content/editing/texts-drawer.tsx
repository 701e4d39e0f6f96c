import { Trans, useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { useEditing } from './editing-context.ts'
import { useMode } from './edit-mode.store.ts'
import { wordsOf } from './inert-html.ts'
import { nameOf } from './text-key.ts'
import { textName } from './text-names.ts'
import { unplaced } from './unplaced.ts'
import { useTextNote } from './use-text-note.ts'

interface TextsDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** All texts of the page, also those that it does not show because they have no words. */
export function TextsDrawer({ isOpen, onClose }: TextsDrawerProps) {
  const { texts, readOnly } = useEditing()
  const isLater = useMode().view.asOf !== null
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={<Trans>All texts of this page</Trans>}>
      {isLater && (
        <p className="edit-note">
          <Trans>You see the site on a day to come. Go back to now to edit its texts.</Trans>
        </p>
      )}
      <ul className="edit-texts">
        {[...texts.byName.values()].map((text) => (
          <TextRow
            isHeld={isLater || readOnly !== undefined}
            key={nameOf(text)}
            onDone={onClose}
            text={text}
          />
        ))}
      </ul>
    </Drawer>
  )
}

interface TextRowProps {
  text: EditableText
  isHeld: boolean
  onDone: () => void
}

function TextRow({ text, isHeld, onDone }: TextRowProps) {
  const { i18n } = useLingui()
  const { open } = useEditing()
  const { note, tone } = useTextNote(text)
  const words = text.draft?.value ?? (text.value || text.source?.value) ?? ''
  const name = nameOf(text)

  function show(): void {
    onDone()
    const element = document.querySelector(`[data-content="${CSS.escape(name)}"]`)
    const isShown = element?.checkVisibility()
    if (isShown) element?.scrollIntoView({ block: 'center' })
    open(isShown ? { id: `text ${name} 1` } : unplaced(name))
  }

  return (
    <li>
      <button disabled={isHeld} onClick={show} type="button">
        <strong>{textName(i18n, text)}</strong>
        {note && <small data-tone={tone}>{note}</small>}
        <span>
          <bdi>{text.type === 'html' ? wordsOf(words) : words}</bdi>
        </span>
      </button>
    </li>
  )
}
