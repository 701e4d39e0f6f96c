import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { whyReadOnly } from '#domain/editing.ts'
import { SecondFactorNote } from '#app/workspace/form/read-only-note.tsx'
import type { SignedInUser } from '#app/platform/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { wordsOf } from './inert-html.ts'
import { forgetTyped, keptFor } from './kept-text.ts'
import { nameOf } from './text-key.ts'
import { textName } from './text-names.ts'

/** What somebody had written and not saved when they lost the right to: theirs to copy, until they throw it away. */
export function WordsLeft({ user }: { user: SignedInUser }) {
  const { i18n } = useLingui()
  const [texts] = useState(() =>
    keptFor(user.id).filter(({ language }) => whyReadOnly(user, language) !== undefined),
  )
  const [isOpen, setIsOpen] = useState(texts.length > 0)
  const close = () => setIsOpen(false)
  const throwAway = () => {
    for (const text of texts) forgetTyped(text)
    close()
  }
  return (
    <Dialog
      footer={
        <>
          <Button onClick={throwAway} variant="outline">
            <Trans>Throw it away</Trans>
          </Button>
          <Button onClick={close}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      size="l"
      title={<Trans>What you wrote was not saved</Trans>}
    >
      <p>
        {user.lacksSecondFactor ? (
          <>
            <SecondFactorNote />{' '}
            <Trans>What you wrote is kept in this window, and opens once you may save it.</Trans>
          </>
        ) : (
          <Trans>
            You may no longer save here. Copy what you need: it is kept in this window alone.
          </Trans>
        )}
      </p>
      {texts.map((text) => (
        <TextArea
          dir="auto"
          key={`${text.language} ${nameOf(text)}`}
          label={textName(i18n, text)}
          lang={text.language}
          onFocus={({ target }) => target.select()}
          readOnly
          value={text.type === 'html' ? wordsOf(text.value) : text.value}
        />
      ))}
    </Dialog>
  )
}
