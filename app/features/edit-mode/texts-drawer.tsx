import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { type Opened, useEditing } from './editing-context.ts'
import { useMode } from './edit-mode.store.ts'
import { isPicture } from './is-picture.ts'
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
  const { texts, readOnly, open } = useEditing()
  /** Opens once the drawer has left, which would take it along. */
  const next = useRef<Opened>(undefined)
  const isLater = useMode().view.asOf !== null
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      onGone={() => {
        if (next.current) open(next.current)
        next.current = undefined
      }}
      title={<Trans>All texts of this page</Trans>}
    >
      {isLater && (
        <p className="edit-note">
          <Trans>You see the site on a day to come. Go back to now to edit its texts.</Trans>
        </p>
      )}
      <ul className="edit-texts">
        {texts.ofPage.map((text) => (
          <TextRow
            isHeld={isLater || readOnly !== undefined}
            key={nameOf(text)}
            onChosen={(opened) => {
              next.current = opened
              onClose()
            }}
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
  onChosen: (opened: Opened) => void
}

function TextRow({ text, isHeld, onChosen }: TextRowProps) {
  const { i18n } = useLingui()
  const { note, tone } = useTextNote(text)
  const words = text.draft?.value ?? (text.value || text.source?.value) ?? ''
  const name = nameOf(text)

  function show(): void {
    const element = document.querySelector(`[data-content="${CSS.escape(name)}"]`)
    // A picture opens in a dialog anyhow.
    const isShown = !isPicture(text) && element?.checkVisibility()
    if (isShown) element?.scrollIntoView({ block: 'center' })
    onChosen(isShown ? { id: `text ${name} 1` } : unplaced(name))
  }

  return (
    <li>
      <button disabled={isHeld} onClick={show} type="button">
        <strong>{textName(i18n, text)}</strong>
        {note && <small data-tone={tone}>{note}</small>}
        <span>
          {!isPicture(text) && <bdi>{text.type === 'html' ? wordsOf(words) : words}</bdi>}
        </span>
      </button>
    </li>
  )
}
