import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import type { anotherAdmin } from './another-admin.ts'

type Call = Awaited<ReturnType<typeof anotherAdmin>>

async function name(call: Call, at: string, value: string) {
  const path = `/content/texts/${at}`
  const { rev } = (await (await call('GET', `${path}?language=nb`)).json()) as EditableText
  return call('PUT', path, { language: 'nb', value, rev, as: 'publish' })
}

/** Where the first link of the menu and of the footer is changed, where it is named in place, and where visitors see it. */
export const titlePlaces = {
  menu: {
    path: 'menus',
    saved: 'Menu saved',
    shown: '.main-menu .menu-link',
    nameInPlace: async (call: Call, words: string) => {
      const { items } = (await (await call('GET', '/menu')).json()) as EditableMenu
      return name(call, `@menu/${items[0]?.id}`, words)
    },
  },
  footer: {
    path: 'footer',
    saved: 'Section Updated',
    shown: '.site-footer section a',
    nameInPlace: async (call: Call, words: string) => {
      const { sections } = (await (await call('GET', '/footer')).json()) as EditableFooter
      const [section] = sections
      return name(call, `@footer/${section?.key}.links.${section?.links[0]?.linkKey}`, words)
    },
  },
}
