/** The header's layouts, by the names that the setting `header_menu_style` holds. */
export const headerStyles = [
  'horizontal',
  'centered',
  'split',
  'mega',
  'minimal',
  'bbc',
  'cnn',
  'linkedin',
  'instagram',
  'youtube',
  'facebook',
  'gmail',
  'bootstrap',
  'medium',
  'compact',
] as const
export type HeaderStyle = (typeof headerStyles)[number]

export const logoStyles = ['circular', 'square', 'rounded'] as const
export type LogoStyle = (typeof logoStyles)[number]

/** The sides of the logo and its widest, in px: what still is a logo, and still fits a header. */
export const logoSides = {
  width: { least: 16, most: 400 },
  height: { least: 16, most: 160 },
} as const
