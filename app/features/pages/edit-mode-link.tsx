import type { MouseEvent, ReactNode } from 'react'
import { prefixedPath } from '#domain/languages.ts'
import { setEditing } from '#app/features/edit-mode/edit-mode.store.ts'
import { setView } from '#app/features/edit-mode/editing-api.ts'

interface EditModeLinkProps {
  /** The page's bare address. */
  path: string
  languageCode: string
  className?: string
  children: ReactNode
}

/** To a page in a language, where Edit Mode is on and shows drafts. */
export function EditModeLink({ path, languageCode, className, children }: EditModeLinkProps) {
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
    <a className={className} href={href} onClick={open}>
      {children}
    </a>
  )
}
