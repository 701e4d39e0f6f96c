import { menuItems, menuItemTranslations } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { add, madeNow, type Seed } from './seed.ts'
import type { Texts } from './languages.ts'

/** An entry of the menu with what is under it. */
export interface Entry {
  url: string
  icon: string | null
  iconColor: string | null
  isExternal: boolean
  texts: Texts
  children: Entry[]
}

export function addNavigation(seed: Seed, entries: Entry[], parentId: string | null = null): void {
  for (const [sortOrder, entry] of entries.entries()) {
    const id = newId()
    add(seed, menuItems, [
      {
        id,
        factoryId: seed.factoryId,
        parentId,
        sortOrder,
        isActive: true,
        title: entry.texts[seed.defaultCode],
        url: entry.url,
        icon: entry.icon,
        iconColor: entry.iconColor,
        isExternal: entry.isExternal,
        ...madeNow(seed),
      },
    ])
    add(
      seed,
      menuItemTranslations,
      seed.languageCodes.map((code) => ({
        menuItemId: id,
        languageCode: code,
        title: entry.texts[code],
        sourceTitle: code === seed.defaultCode ? null : entry.texts[seed.defaultCode],
      })),
    )
    addNavigation(seed, entry.children, id)
  }
}
