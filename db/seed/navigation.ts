import { menuItems, menuItemTranslations } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { add, type Demo, madeNow } from './demo.ts'
import { languageCodes, type Texts } from './languages.ts'
import menu from './menu.json' with { type: 'json' }

interface Entry {
  url: string
  icon: string | null
  iconColor: string | null
  isExternal: boolean
  texts: Texts
  children: Entry[]
}

export function addNavigation(demo: Demo): void {
  addEntries(demo, menu, null)
}

function addEntries(demo: Demo, entries: Entry[], parentId: string | null): void {
  for (const [sortOrder, entry] of entries.entries()) {
    const id = newId()
    add(demo, menuItems, [
      {
        id,
        factoryId: demo.factoryId,
        parentId,
        sortOrder,
        isActive: true,
        title: entry.texts.nb,
        url: entry.url,
        icon: entry.icon,
        iconColor: entry.iconColor,
        isExternal: entry.isExternal,
        ...madeNow(demo),
      },
    ])
    add(
      demo,
      menuItemTranslations,
      languageCodes.map((code) => ({
        menuItemId: id,
        languageCode: code,
        title: entry.texts[code],
      })),
    )
    addEntries(demo, entry.children, id)
  }
}
