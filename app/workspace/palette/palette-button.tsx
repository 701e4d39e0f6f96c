import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isLetterKey } from '#app/platform/letter-key.ts'
import { fetchedOverlay } from '#app/ui/fetched.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWasOpened } from '#app/ui/lazy-overlay.ts'
import type { CommandPaletteProps } from './command-palette.tsx'

const load = async () => (await import('./command-palette.tsx')).CommandPalette
const CommandPalette = fetchedOverlay(load)

/** Opens the command palette; so does Ctrl K (on a Mac, Cmd K) from anywhere in the workspace. */
export function PaletteButton(props: Omit<CommandPaletteProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || !isLetterKey(event, 'k')) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="ws-command needs-script"
        onClick={() => setIsOpen(true)}
        onFocus={CommandPalette.preload}
        onPointerEnter={CommandPalette.preload}
        type="button"
      >
        <Icon name="search" size="s" />
        <span>
          <Trans>Search or do something</Trans>
        </span>
        <kbd className="ws-key">Ctrl K</kbd>
      </button>
      {wasOpened && <CommandPalette {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
