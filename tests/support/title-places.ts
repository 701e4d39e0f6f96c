import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import type { anotherAdmin } from './another-admin.ts'

type Call = Awaited<ReturnType<typeof anotherAdmin>>

/** Where the first link of the menu and of the footer is changed, where it is named in place, and where visitors see it. */
export const titlePlaces = {
  menu: {
    path: 'menus',
    saved: 'Menu saved',
    shown: '.main-menu .menu-link',
    nameInPlace: async (call: Call, words: string) => {
      const { items } = (await (await call('GET', '/menu')).json()) as EditableMenu
      const seen = items[0]?.titles['nb'] ?? ''
      const body = { language: 'nb', title: words, seen }
      return call('PUT', `/menu/${items[0]?.id}/title`, body)
    },
  },
  footer: {
    path: 'footer',
    saved: 'Section Updated',
    shown: '.site-footer section a',
    nameInPlace: async (call: Call, words: string) => {
      const { sections } = (await (await call('GET', '/footer')).json()) as EditableFooter
      const [section] = sections
      const { linkKey, url, titles } = section?.links[0] ?? {}
      const link = { section: section?.key, linkKey, url }
      const body = { ...link, language: 'nb', title: words, seen: titles?.['nb'] ?? '' }
      return call('PUT', '/footer/titles', body)
    },
  },
}
