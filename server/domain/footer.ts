import { staysInDeclaration } from './css-value.ts'

export const footerSections = ['quicklinks', 'products', 'support', 'bottom'] as const
export type FooterSection = (typeof footerSections)[number]

/** The sections with a title of their own. */
export const titledFooterSections = ['quicklinks', 'products', 'support'] as const

/** The texts of the footer. Its lists of links and its colours are no texts: each is saved as a whole. */
export const footerTexts: readonly string[] = [
  'company.name',
  'company.description',
  ...titledFooterSections.map((section) => `${section}.title`),
  'copyright.text',
]

/**
 * The link whose title is the text of a key.
 * @example footerLinkAt('quicklinks.links.about') // { section: 'quicklinks', linkKey: 'about' }
 */
export function footerLinkAt(key: string): { section: FooterSection; linkKey: string } | undefined {
  const [, name, linkKey] = /^([a-z]+)\.links\.([a-z0-9-]{1,60})$/u.exec(key) ?? []
  const section = footerSections.find((each) => each === name)
  return section && linkKey ? { section, linkKey } : undefined
}

/** The five colours of the footer, as CSS writes them. */
export interface FooterColors {
  backgroundColor: string
  textColor: string
  linkColor: string
  linkHoverColor: string
  borderColor: string
}

/** Those of the theme: what stands while the factory has chosen none. */
export const themeFooterColors: FooterColors = {
  backgroundColor: 'var(--card)',
  textColor: 'var(--foreground)',
  linkColor: 'var(--muted-foreground)',
  linkHoverColor: 'var(--foreground)',
  borderColor: 'var(--border)',
}

/** The footer's colours as rules of its document. The mark and the ring of focus, which the theme colours elsewhere, are as links are. */
export function footerStyles(colors: FooterColors): string {
  const safe = (name: keyof FooterColors) =>
    staysInDeclaration(colors[name]) ? colors[name] : themeFooterColors[name]
  const [backgroundColor, textColor] = [safe('backgroundColor'), safe('textColor')]
  const [linkColor, linkHoverColor] = [safe('linkColor'), safe('linkHoverColor')]
  const borderColor = safe('borderColor')
  return `.site-footer{--footer-background:${backgroundColor};--footer-text:${textColor};--footer-link:${linkColor};--footer-link-hover:${linkHoverColor};--footer-border:${borderColor};--primary:${linkColor};--ring:${linkColor}}`
}

export interface FooterTemplate {
  id: string
  colors: FooterColors
}

/** The nine colour schemes; texts and links pass 4.5:1 on their ground. */
export const footerTemplates = [
  template('soft-blue', ['#e8f0f8', '#33475b', '#174a7c', '#0c2f52', '#c3d4e5']),
  template('warm-cream', ['#f8f1e1', '#54462f', '#7a4a12', '#4f2e07', '#e2d3b4']),
  template('lavender-mist', ['#efecf8', '#484260', '#56409a', '#372371', '#d3cce9']),
  template('mint-fresh', ['#e4f4ec', '#2f5044', '#0f6246', '#083f2c', '#bcdccc']),
  template('coral-sunset', ['#fdeae4', '#5f3a30', '#a02f14', '#6e1c08', '#f2c7ba']),
  template('sky-light', ['#e6f5fb', '#2c4a56', '#0b5a7d', '#053a52', '#bcdfec']),
  template('rose-garden', ['#fbeaf0', '#5a3645', '#982153', '#651035', '#edc6d5']),
  template('stone-elegant', ['#eceae6', '#45423c', '#4a3f2c', '#211c12', '#cfcbc3']),
  template('ocean-depth', ['#0f2d3f', '#c8dae4', '#8fd0ee', '#d4effb', '#2c5069']),
] as const satisfies readonly FooterTemplate[]

function template<Id extends string>(
  id: Id,
  [backgroundColor, textColor, linkColor, linkHoverColor, borderColor]: readonly [
    string,
    string,
    string,
    string,
    string,
  ],
) {
  return { id, colors: { backgroundColor, textColor, linkColor, linkHoverColor, borderColor } }
}
