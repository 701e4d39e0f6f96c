import { type Listed, listChangesOf } from '#domain/audit-changes.ts'
import { mediaIdsIn } from '#domain/media.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { isLetterKind, isOwnKind, ownKinds, takesSections } from '#domain/sections.ts'
import {
  type EditableSection,
  type EditableSections,
  kindWith,
  type SaveSections,
  type SectionToSave,
} from '#domain/sections.schema.ts'
import { isSavedBy } from '#server/features/document-versions/document-versions.queries.ts'
import { saveWhole } from '#server/features/document-versions/save-whole.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import {
  countedTexts,
  findSectionRows,
  removedSections,
  savedSection,
  type SectionRow,
  sectionsVersion,
} from './sections.repository.ts'
import { silentLibraryFault } from './silent-pictures.ts'

type Rows = Awaited<ReturnType<typeof findSectionRows>>

/** The sections of a page as its editors see them, hidden ones too. Refuses with `not_found` for a page that takes none. */
export async function getEditableSections(
  ctx: Ctx,
  page: string,
): Promise<Result<EditableSections>> {
  const known = await findSectionRows(ctx.database, ctx.site.factoryId, page)
  return isPage(page, known) ? done(editable(page, known)) : refused('not_found')
}

/**
 * Saves the sections of a page as a whole, in one batch. One that is left out is removed and keeps its words: named again by its
 * number, it comes back with them. Refuses with `alt_missing` (of a new picture), and `stale` where somebody has saved since; the same call again answers what it saved.
 */
export async function saveSections(
  ctx: Ctx,
  page: string,
  { sections, rev }: SaveSections,
  callKey: string,
): Promise<Result<EditableSections>> {
  const known = await findSectionRows(ctx.database, ctx.site.factoryId, page)
  if (!isPage(page, known)) return refused('not_found')
  if (isSavedBy(callKey, known.documentVersion)) return done(editable(page, known))
  if (!isListOf(page, sections, known)) return refused('invalid_input', { field: 'sections' })
  const silent = await silentLibraryFault(ctx, newPictures(sections, known))
  if (silent) return silent
  const rows = numbered(page, sections, known)
  const documentVersion = { name: sectionsVersion(page), rev, callKey }
  const isSaved = await saveWhole(ctx, documentVersion, {
    also: [
      removedSections(
        ctx,
        page,
        rows.map(({ number }) => number),
      ),
      ...rows.map((row) => savedSection(ctx, page, row)),
      countedTexts(ctx, page),
    ],
    audit: {
      action: 'sections_saved',
      entity: 'page',
      entityId: page,
      data: { sections: rows.length },
      changes: listChangesOf(
        'sections',
        editable(page, known).sections.map((section) => listed(section)),
        rows.map((row) => listed(row)),
      ),
    },
  })
  const after = await findSectionRows(ctx.database, ctx.site.factoryId, page)
  const isOurs = isSaved || isSavedBy(callKey, after.documentVersion)
  const current = editable(page, after)
  return isOurs ? done(current) : refused('stale', { current })
}

/** Those that the page has never had: nobody is kept from moving a section by a picture that stood in it before. */
function newPictures(sections: readonly SectionToSave[], { rows }: Rows): string[] {
  const idsIn = (list: readonly { settings: unknown }[]) =>
    mediaIdsIn(JSON.stringify(list.map(({ settings }) => settings)))
  const known = idsIn(rows)
  return idsIn(sections).filter((id) => !known.includes(id))
}

/** A section as the log tells of it: it has no name but its kind and number. */
function listed({ number, kind, ...section }: Omit<SectionRow, 'sortOrder'>): Listed {
  const { isHidden, settings } = section
  return { id: String(number), name: `${kind} ${number}`, fields: { kind, isHidden, ...settings } }
}

function isPage(page: string, { isMade, isLetter }: Rows): boolean {
  return takesSections(page) ?? (isMade || isLetter)
}

function editable(page: string, { rows, documentVersion }: Rows): EditableSections {
  const present = rows.filter(({ removedAt }) => removedAt === null)
  return {
    page,
    sections: documentVersion
      ? present.map(({ number, kind, isHidden, settings }) => ({
          number,
          isHidden,
          ...kindWith(kind, settings),
        }))
      : ownSections(page),
    rev: documentVersion?.rev ?? 0,
  }
}

/** What a page comes with before anybody has changed it. */
function ownSections(page: string): EditableSection[] {
  if (page !== 'home') return []
  return ownKinds.map((kind, at) => ({ number: at + 1, isHidden: false, ...kindWith(kind, {}) }))
}

/**
 * True where the list holds each of the page's own sections once, and every number of it is known as that kind. A newsletter has blocks
 * of its own kinds alone, and one way out.
 */
function isListOf(page: string, sections: readonly SectionToSave[], known: Rows): boolean {
  const { rows, isLetter } = known
  if (sections.some(({ kind }) => isLetterKind(kind) !== isLetter)) return false
  const ways = sections.filter(({ kind, isHidden }) => kind === 'letter-unsubscribe' && !isHidden)
  if (isLetter && ways.length !== 1) return false
  const own = ownSections(page)
  const kindOf = new Map([...own, ...rows].map(({ number, kind }) => [number, kind]))
  const numbers = new Set(sections.map(({ number }) => number))
  return (
    own.every(({ number }) => numbers.has(number)) &&
    sections.every(({ number, kind }) =>
      number === undefined ? !isOwnKind(kind) : kindOf.get(number) === kind,
    )
  )
}

/** New sections get numbers that the page has never had. */
function numbered(page: string, sections: readonly SectionToSave[], { rows }: Rows): SectionRow[] {
  let last = Math.max(0, ...[...ownSections(page), ...rows].map(({ number }) => number))
  return sections.map(({ number, kind, isHidden, settings }, sortOrder) => ({
    number: number ?? ++last,
    kind,
    isHidden,
    settings,
    sortOrder,
  }))
}
