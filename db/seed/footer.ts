import { footerLinks, footerLinkTranslations } from '#db/schema/index.ts'
import type { FooterSection } from '#domain/footer.ts'
import { newId } from '#domain/ids.ts'
import { addContents } from './contents.ts'
import footer from './footer.json' with { type: 'json' }
import type { Texts } from './languages.ts'
import { add, madeNow, type Seed } from './seed.ts'

interface Section {
  key: FooterSection
  texts?: Texts
  links: { linkKey: string; url: string; texts: Texts }[]
}
const sections = footer.sections as Section[]

/** What the maker says of itself in the footer; the links, and what they are called, are the same for all. */
interface OwnWords {
  description?: Texts
  copyright: Texts
}

export function addFooter(seed: Seed, { description, copyright }: OwnWords): void {
  for (const section of sections) addLinks(seed, section)
  const titles = sections.map(({ key, texts }) => ({ key: `${key}.title`, texts }))
  const contents = [
    { key: 'company.description', texts: description },
    ...titles,
    { key: 'copyright.text', texts: copyright },
  ]
  addContents(
    seed,
    'footer',
    contents.flatMap(({ key, texts }) => (texts ? [{ key, type: 'text', texts }] : [])),
  )
}

function addLinks(seed: Seed, section: Section): void {
  const rows = section.links.map((link, sortOrder) => ({ id: newId(), sortOrder, ...link }))
  add(
    seed,
    footerLinks,
    rows.map((row) => ({
      id: row.id,
      factoryId: seed.factoryId,
      sectionKey: section.key,
      linkKey: row.linkKey,
      title: row.texts[seed.defaultCode],
      url: row.url,
      sortOrder: row.sortOrder,
      isActive: true,
      ...madeNow(seed),
    })),
  )
  add(
    seed,
    footerLinkTranslations,
    rows.flatMap((row) =>
      seed.languageCodes.map((code) => ({
        footerLinkId: row.id,
        languageCode: code,
        title: row.texts[code],
        sourceTitle: code === seed.defaultCode ? null : row.texts[seed.defaultCode],
      })),
    ),
  )
}
