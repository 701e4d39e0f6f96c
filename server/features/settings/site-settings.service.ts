import { changesOf } from '#domain/audit-changes.ts'
import { isInTime } from '#domain/times.ts'
import { sha256Hex } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type {
  SaveAnnouncement,
  SaveCompany,
  SaveInvoices,
  SaveLook,
  SaveMap,
  SaveOrdering,
  SettingsGroup,
  SiteSettings,
} from '#domain/settings.schema.ts'
import type { SaveTheme } from '#domain/theme.schema.ts'
import { isSavedBy } from '#server/features/document-versions/document-versions.queries.ts'
import { saveWhole } from '#server/features/document-versions/save-whole.queries.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { savedAnnouncement } from './announcement-writes.queries.ts'
import {
  savedCompany,
  savedInvoices,
  savedLook,
  savedMap,
  savedOrdering,
} from './factory-writes.queries.ts'
import { documentVersionOf, settingsOf } from './settings-view.ts'
import { findSettingsRows } from './site-settings.repository.ts'
import { savedTheme } from './theme-writes.queries.ts'

/** Every group of the settings, with the rev that a save of it has to name. */
export async function getSiteSettings(ctx: Ctx): Promise<SiteSettings> {
  return settingsOf(await findSettingsRows(ctx.database, ctx.site.factoryId))
}

export async function saveCompany(ctx: Ctx, company: SaveCompany, callKey: string) {
  return saveGroup(ctx, { group: 'company', wanted: company, callKey }, savedCompany(ctx, company))
}

export async function saveLook(ctx: Ctx, { rev, ...look }: SaveLook, callKey: string) {
  return saveGroup(ctx, { group: 'look', wanted: { ...look, rev }, callKey }, savedLook(ctx, look))
}

export async function saveTheme(ctx: Ctx, theme: SaveTheme, callKey: string) {
  return saveGroup(ctx, { group: 'theme', wanted: theme, callKey }, savedTheme(ctx, theme))
}

export async function saveOrdering(ctx: Ctx, { rev, ...ordering }: SaveOrdering, callKey: string) {
  return saveGroup(
    ctx,
    { group: 'ordering', wanted: { ...ordering, rev }, callKey },
    savedOrdering(ctx, ordering),
  )
}

export async function saveInvoices(ctx: Ctx, { rev, ...invoices }: SaveInvoices, callKey: string) {
  return saveGroup(
    ctx,
    { group: 'invoices', wanted: { ...invoices, rev }, callKey },
    savedInvoices(ctx, invoices),
  )
}

export async function saveMap(ctx: Ctx, { rev, ...map }: SaveMap, callKey: string) {
  return saveGroup(ctx, { group: 'map', wanted: { ...map, rev }, callKey }, savedMap(ctx, map))
}

/** Saves what is announced. Without words in the default language there would be pages without any: `announcement_missing`. */
export async function saveAnnouncement(
  ctx: Ctx,
  wanted: SaveAnnouncement,
  callKey: string,
): Promise<Result<SiteSettings>> {
  const { announcement } = wanted
  const language = defaultLanguageOf(ctx.site)
  if (announcement && !announcement.texts[language])
    return refused('announcement_missing', { field: `announcement.texts.${language}` })
  const announced = announcement && {
    announcement,
    wordsKey: (await sha256Hex(JSON.stringify([announcement.texts, announcement.url]))).slice(
      0,
      12,
    ),
    isShown: isInTime(announcement, ctx.now()),
  }
  return saveGroup(
    ctx,
    { group: 'announcement', wanted, callKey },
    savedAnnouncement(ctx, announced ?? undefined),
  )
}

interface Save {
  group: SettingsGroup
  wanted: { rev: number }
  callKey: string
}

/**
 * Saves a group in one batch; the next page has it. Refuses `stale`, with what is there now, where somebody saved it meanwhile;
 * the same call again answers what it has saved.
 */
async function saveGroup(
  ctx: Ctx,
  { group, wanted, callKey }: Save,
  also: readonly Statement[],
): Promise<Result<SiteSettings>> {
  const documentVersion = { name: documentVersionOf(group), rev: wanted.rev, callKey }
  const before = await findSettings(ctx, documentVersion)
  if (before.isSavedByCall) return done(before.settings)
  await saveWhole(ctx, documentVersion, {
    audit: {
      action: 'settings_saved',
      entity: group,
      entityId: ctx.site.factoryId,
      changes: changesOf(group, stateOf(before.settings[group]), stateOf(wanted)),
    },
    also,
  })
  const { settings, isSavedByCall } = await findSettings(ctx, documentVersion)
  return isSavedByCall ? done(settings) : refused('stale', { current: settings })
}

/** The settings, and whether the last save of a group was this very call. */
async function findSettings(ctx: Ctx, { name, callKey }: { name: string; callKey: string }) {
  const rows = await findSettingsRows(ctx.database, ctx.site.factoryId)
  const isSavedByCall = isSavedBy(callKey, rows.documentVersions.get(name))
  return { settings: settingsOf(rows), isSavedByCall }
}

/** What a group holds: an announcement stands in its group by itself, where there is one. */
function stateOf(group: object): object | null {
  return 'announcement' in group ? (group.announcement as object | null) : group
}
