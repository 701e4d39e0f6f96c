import { type ComponentType, createElement } from 'react'
import type { ShellFrame } from '#app/platform/shell-copy.ts'
import { BasicHeader } from './basic-header.tsx'
import { HorizontalHeader } from './horizontal-header.tsx'

export interface HeaderLayoutProps {
  shell: ShellFrame
}

/** The layouts by the name that the setting `header_menu_style` holds. A new one is a file and a line here. */
const layouts: Record<string, ComponentType<HeaderLayoutProps>> = {
  horizontal: HorizontalHeader,
}

/**
 * The header in the factory's chosen layout; the horizontal one for a name that this version does not know, and a basic skeleton
 * where the factory has no settings (ledger B10).
 */
export function HeaderLayout({ shell }: HeaderLayoutProps) {
  const { headerStyle } = shell.company
  if (headerStyle === null) return createElement(BasicHeader)
  return createElement(layouts[headerStyle] ?? HorizontalHeader, { shell })
}
