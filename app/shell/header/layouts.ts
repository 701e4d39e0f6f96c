import type { HeaderStyle } from '#domain/header.ts'
import type { Layout } from './layout-props.ts'

/**
 * The layouts by the name that the setting `header_menu_style` holds. A new one is a file and a line here. Only the chosen one is
 * fetched, and this table by those alone whose header is not the default.
 */
export const layouts = {
  horizontal: async () => (await import('./horizontal-header.tsx')).HorizontalHeader,
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
