import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import type { Visitor } from './api.ts'
import { asSent, saveLinks } from './footer.ts'

/** What an address answers. */
export async function read<Answer>(caller: Visitor, path: string): Promise<Answer> {
  return (await (await caller.get(path)).json()) as Answer
}

export const menuOf = (caller: Visitor) => read<EditableMenu>(caller, '/api/admin/menu')
export const footerOf = (caller: Visitor) => read<EditableFooter>(caller, '/api/admin/footer')

interface Words {
  language: string
  title: string
  seen?: string
  [more: string]: unknown
}

/** The first link of the menu or of a section of the footer, and the way to write its titles. */
export const places = {
  menu: {
    link: async (caller: Visitor) => (await menuOf(caller)).items[0],
    write: async (caller: Visitor, words: Words) => {
      const [item] = (await menuOf(caller)).items
      const seen = item?.titles[words.language] ?? ''
      return caller.send('PUT', `/api/admin/menu/${item?.id}/title`, { seen, ...words })
    },
    whole: async (caller: Visitor, titles: object, made?: object, late = 0) => {
      const { items, rev } = await menuOf(caller)
      const sent = items.map(({ isDead: _dead, made: _made, children, ...item }, at) => ({
        ...item,
        ...(at === 0 ? { titles: { ...item.titles, ...titles }, made } : {}),
        children: children.map(({ isDead: _no, made: _none, ...child }) => child),
      }))
      return caller.send('PUT', '/api/admin/menu', { items: sent, rev: rev + late })
    },
  },
  footer: {
    link: async (caller: Visitor) => (await footerOf(caller)).sections[0]?.links[0],
    write: async (caller: Visitor, words: Words) => {
      const link = (await footerOf(caller)).sections[0]?.links[0]
      if (!link) throw new Error('the demo has links')
      const { linkKey, url, titles } = link
      const seen = titles[words.language] ?? ''
      const body = { section: 'quicklinks', linkKey, url, seen, ...words }
      return caller.send('PUT', '/api/admin/footer/titles', body)
    },
    whole: async (caller: Visitor, titles: object, made?: object, late = 0) => {
      const section = (await footerOf(caller)).sections[0]
      const links = asSent(section?.links ?? []).map((link, at) =>
        at === 0 ? { ...link, titles: { ...link.titles, ...titles }, made } : link,
      )
      return saveLinks(caller, 'quicklinks', { links, rev: (section?.rev ?? 0) + late })
    },
  },
}

export const linkKinds = ['menu', 'footer'] as const
export type LinkKind = (typeof linkKinds)[number]
