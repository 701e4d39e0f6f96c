import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { prefixedPath } from '#domain/languages.ts'
import { setEditing } from '#app/features/content/editing/edit-mode.store.ts'
import { setView } from '#app/features/content/editing/editing-api.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface OpenInEditModeProps {
  /** The page's bare address. */
  path: string
  languageCode: string
}

/** To a page in a language, where Edit Mode is on and shows drafts. */
export function OpenInEditMode({ path, languageCode }: OpenInEditModeProps) {
  const href = prefixedPath(path, languageCode)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    setEditing(true)
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    const shown = setView({ drafts: true, asOf: null })
    if (isElsewhere) return
    event.preventDefault()
    void shown.then(() => location.assign(href))
  }
  return (
    <a className={lookOf({ size: 's', variant: 'outline' })} href={href} onClick={open}>
      <Icon name="pencil" size="s" />
      <Trans>Open in Edit Mode</Trans>
    </a>
  )
}
