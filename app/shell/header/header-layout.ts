import { createElement, useSyncExternalStore } from 'react'
import type { HeaderStyle } from '#domain/header.ts'
import { BasicHeader } from './basic-header.tsx'
import { HorizontalHeader } from './horizontal-header.tsx'
import type { HeaderLayoutProps, Layout } from './layout-props.ts'

const loaded = new Map<string, Layout>([['horizontal', HorizontalHeader]])

/** Fetches a layout, once. Awaited before the header is drawn, it keeps another one from being seen first. */
export async function loadHeader(style: string | null | undefined): Promise<void> {
  if (!style || loaded.has(style)) return
  try {
    const { layouts } = await import('./layouts.ts')
    if (Object.hasOwn(layouts, style)) loaded.set(style, await layouts[style as HeaderStyle]())
  } catch (error) {
    // The horizontal one stands in for it: the menu is what matters.
    console.error('Failed to load header', style, error)
  }
}

/**
 * The header in the factory's chosen layout; the horizontal one for a name that this version does not know, and a basic skeleton
 * where the factory has no settings.
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
