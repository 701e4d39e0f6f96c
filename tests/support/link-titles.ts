import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import type { SaveText } from '#domain/editing.schema.ts'
import type { Visitor } from './api.ts'
import { type At, send, text } from './editing.ts'
import { asSent, saveLinks } from './footer.ts'

/** What an address answers. */
export async function read<Answer>(caller: Visitor, path: string): Promise<Answer> {
  return (await (await caller.get(path)).json()) as Answer
}

export const menuOf = (caller: Visitor) => read<EditableMenu>(caller, '/api/admin/menu')
export const footerOf = (caller: Visitor) => read<EditableFooter>(caller, '/api/admin/footer')

interface Words extends Partial<SaveText> {
  language: string
  title: string
  /** How far what its writer saw is from what stands there. */
  late?: number
}

async function write(caller: Visitor, at: At, { title: value, late = 0, ...words }: Words) {
  const { rev } = await text(caller, at, words.language)
  return send(caller, at, { value, ...words, rev: rev + late })
}

/** Where the title of a link of the footer is addressed. */
export function footerAt(section: string, linkKey: string | undefined): At {
  return `@footer/${section}.links.${linkKey}`
}

/** The first link of the menu or of a section of the footer, and the way to write its titles. */
export const places = {
  menu: {
    link: async (caller: Visitor) => (await menuOf(caller)).items[0],
    at: async (caller: Visitor): Promise<At> => `@menu/${(await menuOf(caller)).items[0]?.id}`,
    write: async (caller: Visitor, words: Words) =>
      write(caller, await places.menu.at(caller), words),
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
    at: async (caller: Visitor): Promise<At> =>
      footerAt('quicklinks', (await footerOf(caller)).sections[0]?.links[0]?.linkKey),
    write: async (caller: Visitor, words: Words) =>
      write(caller, await places.footer.at(caller), words),
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
