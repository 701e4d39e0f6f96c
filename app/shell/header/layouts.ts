import type { ComponentType } from 'react'
import type { ShellFrame } from '#app/platform/shell-copy.ts'
import { HorizontalHeader } from './horizontal-header.tsx'

export interface HeaderLayoutProps {
  shell: ShellFrame
}

type HeaderLayout = ComponentType<HeaderLayoutProps>

/** The layouts by the name that the setting `header_menu_style` holds. A new one is a file and a line here. */
const layouts: Record<string, HeaderLayout> = {
  horizontal: HorizontalHeader,
}

/** The layout of a style; the horizontal one for a name that this version does not know. */
export function headerLayoutOf(style: string): HeaderLayout {
  return layouts[style] ?? HorizontalHeader
}
