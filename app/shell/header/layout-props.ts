import type { ComponentType } from 'react'
import type { ShellFrame } from '#app/platform/shell-copy.ts'

/** What every layout of the header is drawn from. */
export interface HeaderLayoutProps {
  shell: ShellFrame
}

export type Layout = ComponentType<HeaderLayoutProps>
