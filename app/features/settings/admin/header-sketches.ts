import type { HeaderStyle } from '#domain/header.ts'

/** What a layout is drawn of, in a line's order; `space` takes what is left. */
export type SketchPart =
  | 'burger'
  | 'chips'
  | 'discs'
  | 'icons'
  | 'logo'
  | 'menu'
  | 'panel'
  | 'rings'
  | 'search'
  | 'space'
  | 'tabs'
  | 'tools'
  | 'wide-search'

export interface SketchLine {
  parts: readonly SketchPart[]
  /** Its ground, where it is not the page's. */
  ground?: 'deep' | 'muted'
  isLow?: boolean
}

const line = (...parts: SketchPart[]): SketchLine => ({ parts })

/** Each layout's arrangement in a few strokes. */
export const headerSketches = {
  horizontal: [line('logo', 'menu', 'space', 'search', 'tools')],
  centered: [line('search', 'space', 'logo', 'space', 'tools'), line('space', 'menu', 'space')],
  split: [
    { ...line('search', 'space', 'tools'), ground: 'muted', isLow: true },
    line('space', 'menu', 'logo', 'menu', 'space'),
  ],
  mega: [line('logo', 'menu', 'space', 'tools'), line('panel')],
  minimal: [line('logo', 'space', 'menu', 'tools')],
  bbc: [
    line('logo', 'tools', 'space', 'search'),
    { ...line('menu', 'space'), ground: 'deep', isLow: true },
  ],
  cnn: [{ ...line('burger', 'logo', 'menu', 'space', 'tools'), ground: 'deep' }],
  linkedin: [line('logo', 'search', 'space', 'icons', 'tools')],
  instagram: [line('logo', 'space', 'search', 'space', 'tools'), line('space', 'rings', 'space')],
  youtube: [
    line('burger', 'logo', 'space', 'wide-search', 'space', 'tools'),
    line('chips', 'space'),
  ],
  facebook: [line('logo', 'space', 'icons', 'space', 'discs')],
  gmail: [
    { ...line('burger', 'logo', 'wide-search', 'space', 'tools'), ground: 'muted' },
    line('tabs', 'space'),
  ],
  bootstrap: [{ ...line('logo', 'menu', 'space', 'search', 'tools'), ground: 'muted' }],
  medium: [
    line('logo', 'search', 'space', 'tools'),
    { ...line('space', 'menu', 'space'), isLow: true },
  ],
  compact: [{ ...line('logo', 'menu', 'space', 'search', 'tools'), isLow: true }],
} satisfies Record<HeaderStyle, readonly SketchLine[]>
