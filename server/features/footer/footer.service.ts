import { changesOf, type Listed, listChangesOf } from '#domain/audit-changes.ts'
import { isDeadLink } from '#domain/dead-link.ts'
import { type FooterSection, footerSections } from '#domain/footer.ts'
import { newId } from '#domain/ids.ts'
import { allTitlesOf, sourceTitleOf, titlesOf, toldTitles } from '#domain/link-titles.ts'
import type {
  EditableFooter,
  SaveFooterColors,
  SaveFooterLinks,
} from '#domain/navigation.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import {
  type DocumentVersion,
  isSavedBy,
} from '#server/features/document-versions/document-versions.queries.ts'
import { saveWhole } from '#server/features/document-versions/save-whole.queries.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { listLinkedPaths } from '#server/features/sitemap/sitemap.service.ts'
import {
  firstTitleVersions,
  newTitleVersions,
} from '#server/features/titles/title-versions.queries.ts'
import { footerTitles, listedTitle, sentTitles } from '#server/features/titles/titles.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import {
  colorsVersion,
  findDocumentVersion,
  findFooterRows,
  removedLinks,
  savedColors,
  savedLink,
  sectionVersion,
} from './footer.repository.ts'

type EditableLink = EditableFooter['sections'][number]['links'][number]
type FooterRows = Awaited<ReturnType<typeof findFooterRows>>

/** The footer as its editors see it: every link with its titles in all languages, and the colours. */
export async function getEditableFooter(ctx: Ctx): Promise<EditableFooter> {
  const [rows, paths] = await Promise.all([
    findFooterRows(ctx.database, ctx.site.factoryId),
    listLinkedPaths(ctx),
  ])
  const languageCodes = ctx.site.languages.map(({ code }) => code)
  return {
    sections: footerSections.map((key) => ({
      key,
      rev: rows.sectionRows.get(key)?.rev ?? 0,
      links: rows.links
        .filter(({ sectionKey }) => sectionKey === key)
        .map(({ id, linkKey, title, url, isExternal }) => ({
          id,
          linkKey,
          ...allTitlesOf({ id, title }, rows.titles, defaultLanguageOf(ctx.site)),
          url,
          isExternal,
          isDead: isDeadLink(url, { paths, languageCodes }),
        })),
    })),
    colors: colorsOf(rows),
    colorsRev: rows.colorsVersion?.rev ?? 0,
  }
}

/**
 * Saves a section's list as a whole, in one batch: ids and other languages' titles survive, titles of removed links go
 * with them. Refuses with `stale` where somebody has saved it since; the same call again answers what it has saved.
 */
export async function saveFooterLinks(
  ctx: Ctx,
  section: FooterSection,
  { links, rev }: SaveFooterLinks,
  callKey: string,
): Promise<Result<EditableFooter>> {
  const {
    sectionRows,
    links: known,
    hidden,
    titles: before,
  } = await findFooterRows(ctx.database, ctx.site.factoryId)
  if (isSavedBy(callKey, sectionRows.get(section))) return done(await getEditableFooter(ctx))
  const own = new Map(
    known.filter(({ sectionKey }) => sectionKey === section).map((row) => [row.id, row.linkKey]),
  )
  const hiddenKeys = hidden
    .filter(({ sectionKey }) => sectionKey === section)
    .map(({ linkKey }) => linkKey)
  const taken = new Set([...own.values(), ...hiddenKeys])
  const rows = links.map((link, sortOrder) => {
    const isKnown = link.id !== undefined && own.has(link.id)
    const id = isKnown && link.id ? link.id : newId()
    const linkKey = own.get(id) ?? freeKey(section, sortOrder, taken)
    taken.add(linkKey)
    return { ...link, id, sectionKey: section, linkKey, sortOrder }
  })
  const ownTitles = (id: string) => titlesOf(before, id).titles
  const withTitles = (row: (typeof rows)[number]) => ({
    ...row,
    titles: { ...ownTitles(row.id), ...row.titles },
  })
  const defaultCode = defaultLanguageOf(ctx.site)
  const sourceOf = (row: (typeof rows)[number]) => sourceTitleOf(withTitles(row), defaultCode)
  const documentVersion = { name: sectionVersion(section), rev, callKey }
  const isSaved = await saveWhole(ctx, documentVersion, {
    also: [
      firstTitleVersions(ctx, footerTitles),
      removedLinks(
        ctx,
        section,
        rows.map(({ id }) => id),
      ),
      ...rows.flatMap((row) => [
        savedLink(ctx, row),
        ...sentTitles(row, sourceOf(row)).map((title) => listedTitle(ctx, footerTitles, title)),
      ]),
      newTitleVersions(ctx, footerTitles),
    ],
    audit: {
      action: 'footer_links_saved',
      entity: 'footer',
      entityId: section,
      data: { links: rows.length },
      changes: listChangesOf(
        'footer',
        known
          .filter(({ sectionKey }) => sectionKey === section)
          .map((row) => listedLink({ ...row, titles: ownTitles(row.id) }, defaultCode)),
        rows.map((row) => listedLink(withTitles(row), defaultCode)),
      ),
    },
  })
  return answerOf(ctx, documentVersion, isSaved)
}

/** Saves the footer's five colours, or gives them back to the theme. Refuses with `stale` as the links do. */
export async function saveFooterColors(
  ctx: Ctx,
  { colors, rev }: SaveFooterColors,
  callKey: string,
): Promise<Result<EditableFooter>> {
  const rows = await findFooterRows(ctx.database, ctx.site.factoryId)
  if (isSavedBy(callKey, rows.colorsVersion)) return done(await getEditableFooter(ctx))
  const documentVersion = { name: colorsVersion, rev, callKey }
  const isSaved = await saveWhole(ctx, documentVersion, {
    also: [savedColors(ctx, colors)],
    audit: {
      action: 'footer_colors_saved',
      entity: 'footer',
      entityId: 'colors',
      data: { isTheme: colors === null },
      changes: changesOf('footer', colorsOf(rows), colors),
    },
  })
  return answerOf(ctx, documentVersion, isSaved)
}

/** A link as the log tells of it. */
function listedLink(
  { id, url, isExternal, ...link }: Omit<EditableLink, 'isDead' | 'made' | 'linkKey'>,
  defaultCode: string,
): Listed {
  const { title, titles } = toldTitles(link, defaultCode)
  return { id, name: title, fields: { title, titles, url, isExternal } }
}

/** A new link is called after its section and its place there; after the next free one where another link has that name. */
function freeKey(section: FooterSection, place: number, taken: ReadonlySet<string>): string {
  const key = `${section}-${place}`
  return taken.has(key) ? freeKey(section, place + 1, taken) : key
}

/** The footer as a save leaves it; `stale` where somebody else was faster, and not the same call sent twice at once. */
async function answerOf(
  ctx: Ctx,
  { name, callKey }: DocumentVersion,
  isSaved: boolean,
): Promise<Result<EditableFooter>> {
  const current = await getEditableFooter(ctx)
  if (isSaved) return done(current)
  const isOurs = isSavedBy(callKey, await findDocumentVersion(ctx, name))
  return isOurs ? done(current) : refused('stale', { current })
}

function colorsOf({ colors }: FooterRows): EditableFooter['colors'] {
  if (!colors) return null
  const { factoryId: _, ...five } = colors
  return five
}
