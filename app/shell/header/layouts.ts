import { type ComponentType, createElement, useSyncExternalStore } from 'react'
import type { HeaderStyle } from '#domain/header.ts'
import type { ShellFrame } from '#app/platform/shell-copy.ts'
import { BasicHeader } from './basic-header.tsx'
import { HorizontalHeader } from './horizontal-header.tsx'

export interface HeaderLayoutProps {
  shell: ShellFrame
}
type Layout = ComponentType<HeaderLayoutProps>

/** The layouts by the name that the setting `header_menu_style` holds. A new one is a file and a line here; only the chosen one is fetched. */
export const layouts = {
  horizontal: async () => HorizontalHeader,
  centered: async () => (await import('./centered-header.tsx')).CenteredHeader,
  split: async () => (await import('./split-header.tsx')).SplitHeader,
  mega: async () => (await import('./mega-header.tsx')).MegaHeader,
  minimal: async () => (await import('./minimal-header.tsx')).MinimalHeader,
  bbc: async () => (await import('./bbc-header.tsx')).BbcHeader,
  cnn: async () => (await import('./cnn-header.tsx')).CnnHeader,
  linkedin: async () => (await import('./linkedin-header.tsx')).LinkedinHeader,
  instagram: async () => (await import('./instagram-header.tsx')).InstagramHeader,
  youtube: async () => (await import('./youtube-header.tsx')).YoutubeHeader,
  facebook: async () => (await import('./facebook-header.tsx')).FacebookHeader,
  gmail: async () => (await import('./gmail-header.tsx')).GmailHeader,
  bootstrap: async () => (await import('./bootstrap-header.tsx')).BootstrapHeader,
  medium: async () => (await import('./medium-header.tsx')).MediumHeader,
  compact: async () => (await import('./compact-header.tsx')).CompactHeader,
} satisfies Record<HeaderStyle, () => Promise<Layout>>

const loaded = new Map<string, Layout>()

/** Fetches a layout, once. Whoever awaits it before the header is drawn sees no other one first. */
export async function loadHeader(style: string | null | undefined): Promise<void> {
  if (!style || loaded.has(style) || !isKnown(style)) return
  try {
    loaded.set(style, await layouts[style]())
  } catch (error) {
    // The horizontal one stands in for it: the menu is what matters.
    console.error('Failed to load header', style, error)
  }
}

/**
 * The header in the factory's chosen layout; the horizontal one for a name that this version does not know, and a basic skeleton
 * where the factory has no settings (ledger B10).
 */
export function HeaderLayout({ shell }: HeaderLayoutProps) {
  const style = shell.company.headerStyle
  const layout = useSyncExternalStore(
    (drawAgain) => {
      void loadHeader(style).then(drawAgain)
      return () => {}
    },
    () => layoutOf(style),
    () => layoutOf(style),
  )
  return createElement(layout, { shell })
}

function layoutOf(style: string | null): Layout {
  if (style === null) return BasicHeader
  return loaded.get(style) ?? HorizontalHeader
}

function isKnown(style: string): style is HeaderStyle {
  return Object.hasOwn(layouts, style)
}
