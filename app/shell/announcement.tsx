import { useLingui } from '@lingui/react/macro'
import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect } from 'react'
import type { ShellData } from '#domain/shell.schema.ts'
import { browserStorage } from '#app/platform/browser/storage.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Announced = NonNullable<ShellData['announcement']>

/**
 * What the factory announces, in the document from the first byte. Words that were closed stay so: the script behind
 * them hides them before anything is painted.
 */
export function Announcement({ announced }: { announced: Announced }) {
  const { t } = useLingui()
  const { key, text, url, isDismissible } = announced
  // Other words that came without a new document: nobody has closed those yet.
  useEffect(() => mark(browserStorage.text(closedKey) === key), [key])
  return (
    <aside className="announcement" data-key={key}>
      <p dir="auto">{url ? <ContentLink url={url}>{text}</ContentLink> : text}</p>
      {isDismissible && (
        <button
          aria-label={t`Close`}
          className="icon-btn needs-script"
          onClick={() => close(key)}
          type="button"
        >
          <Icon name="x" />
        </button>
      )}
      <ScriptOnce>{closedBefore()}</ScriptOnce>
    </aside>
  )
}

function mark(isClosed: boolean): void {
  document.documentElement.toggleAttribute('data-closed', isClosed)
}

/** The script in the document reads it too. */
const closedKey = 'announcement'

function close(key: string): void {
  mark(true)
  // Its button is gone: the keyboard goes on with the page.
  document.querySelector('main')?.focus({ preventScroll: true })
  browserStorage.keepText(closedKey, key)
}

const closedBefore = createIsomorphicFn()
  .server(
    () =>
      `try{if(localStorage.getItem('announcement')===document.currentScript.parentNode.dataset.key)document.documentElement.dataset.closed=''}catch(e){}`,
  )
  .client(() => '')
