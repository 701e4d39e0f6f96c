import type { Language } from './languages.ts'

/** What every page needs around its content, in one language. Anonymous: the same for all visitors. */
export interface ShellData {
  factoryId: string
  company: Company
  language: Language
  languages: Language[]
  menu: MenuEntry[]
  footer: FooterData
  /** Interface texts that the factory has overridden: JSON of compiled messages by id, empty where there are none. */
  overrides: string
  loading: { style: 'spinner' | 'dots' | 'pulse' | 'bounce' | 'custom'; imageUrl: string | null }
  /** Header data in the browser carries it, so that an old copy is known as such. */
  revision: string
}

export interface Company {
  name: string
  legalName: string
  orgNo: string | null
  address: string | null
  phone: string | null
  email: string | null
  faviconUrl: string | null
  logo: {
    url: string | null
    width: number
    height: number
    maxWidth: number
    style: 'circular' | 'square' | 'rounded'
  }
  isNameShownInHeader: boolean
  /** Null while the factory has no settings. */
  headerStyle: string | null
}

export interface MenuLink {
  id: string
  title: string
  url: string
  icon: string | null
  iconColor: string | null
  isExternal: boolean
}

export interface MenuEntry extends MenuLink {
  children: MenuLink[]
}

export interface FooterData {
  description: string
  copyright: string
  sections: { key: string; title: string; links: FooterLink[] }[]
  bottom: FooterLink[]
}

export interface FooterLink {
  key: string
  title: string
  url: string
  isExternal: boolean
}
