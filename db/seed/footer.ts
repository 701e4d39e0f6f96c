import { footerLinks, footerLinkTranslations } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { addContents } from './contents.ts'
import { add, type Demo, madeNow } from './demo.ts'
import footer from './footer.json' with { type: 'json' }
import { languageCodes, type Texts } from './languages.ts'

interface Section {
  key: 'quicklinks' | 'products' | 'support' | 'bottom'
  texts?: Texts
  links: { linkKey: string; url: string; texts: Texts }[]
}
const sections = footer.sections as Section[]

export function addFooter(demo: Demo): void {
  for (const section of sections) addLinks(demo, section)
  const titles = sections.flatMap(({ key, texts }) =>
    texts && key !== 'bottom' ? [{ key: `${key}.title`, type: 'text' as const, texts }] : [],
  )
  addContents(demo, 'footer', [
    { key: 'company.description', type: 'text', texts: footer.company.description },
    ...titles,
    { key: 'copyright.text', type: 'text', texts: footer.copyright },
  ])
}

function addLinks(demo: Demo, section: Section): void {
  const rows = section.links.map((link, sortOrder) => ({ id: newId(), sortOrder, ...link }))
  add(
    demo,
    footerLinks,
    rows.map((row) => ({
      id: row.id,
      factoryId: demo.factoryId,
      sectionKey: section.key,
      linkKey: row.linkKey,
      title: row.texts.nb,
      url: row.url,
      sortOrder: row.sortOrder,
      isActive: true,
      ...madeNow(demo),
    })),
  )
  add(
    demo,
    footerLinkTranslations,
    rows.flatMap((row) =>
      languageCodes.map((code) => ({
        footerLinkId: row.id,
        languageCode: code,
        title: row.texts[code],
      })),
    ),
  )
}
