import { eq, sql } from 'drizzle-orm'
import { footerLinks } from '#db/schema/index.ts'
import { footerLinkAt, footerSections, footerTexts as footerKeys } from '#domain/footer.ts'
import { pageTexts } from '#server/features/content/page-texts.queries.ts'
import type { TextAdapter } from '#server/features/content/text-adapter.queries.ts'
import { titleTexts } from '#server/features/titles/title-texts.queries.ts'
import { footerTitles } from '#server/features/titles/titles.queries.ts'
import { statementOf } from '#server/platform/statement.ts'
import { sectionVersion } from './footer.repository.ts'

const order = footerSections.map((section, at) => sql`when ${section} then ${at}`)

/** The titles of the footer's links, by section and link; a link without a row is made by its first title. */
const linkTexts = titleTexts({
  page: '@footer',
  area: 'footer',
  of: footerTitles,
  key: sql`${footerLinks.sectionKey} || '.links.' || ${footerLinks.linkKey}`,
  listed: eq(footerLinks.isActive, true),
  order: sql`case ${footerLinks.sectionKey} ${sql.join(order, sql` `)} end, ${footerLinks.sortOrder}, ${footerLinks.id}`,
  documentVersionOf: (key) => sectionVersion(footerLinkAt(key)?.section ?? 'bottom'),
  audited: (key) => ({
    action: 'footer_link_title_saved',
    entity: 'footer_link',
    entityId: key.replace('.links.', '.'),
    field: 'footer',
  }),
  made: ({ actor, database, now, site }, { id, key, title }) => {
    const at = footerLinkAt(key)
    if (!at) return undefined
    const [time, by] = [now(), actor.userId ?? null]
    // The columns in the table's own order, as SQLite takes them: the first of its section, to the start page, active.
    const row = sql`select ${id}, ${site.factoryId}, ${at.section}, ${at.linkKey}, ${title}, '/', 0, 0, 1, 1,
      ${time}, ${by}, ${time}, ${by} where true`
    return statementOf(database.build.insert(footerLinks).select(row).onConflictDoNothing())
  },
})

/** The footer's texts by the keys of its sections: those that stand on its page, and the titles of its links. */
export const footerTexts: TextAdapter = {
  ...linkTexts,
  find: async (ctx, ref, wish) => {
    if (footerKeys.includes(ref.key)) return pageTexts.find(ctx, { ...ref, page: 'footer' }, wish)
    return linkTexts.find(ctx, ref, {
      ...wish,
      isNew: wish.isNew && footerLinkAt(ref.key) !== undefined,
    })
  },
}
