import { changesOf } from '#domain/audit-changes.ts'
import { isInTime } from '#domain/times.ts'
import { sha256Hex } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type {
  SaveAnnouncement,
  SaveCompany,
  SaveLook,
  SaveOrdering,
  SettingsGroup,
  SiteSettings,
} from '#domain/settings.schema.ts'
import type { SaveTheme } from '#domain/theme.schema.ts'
import { auditedWhere } from '#server/audit/audit.queries.ts'
import {
  isSavedBy,
  isTaken,
  newEdition,
  takenEdition,
} from '#server/features/editions/editions.queries.ts'
import {
  allLanguages,
  forgetSite,
  raisedRevisionWhere,
} from '#server/features/shell/revisions.queries.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { savedAnnouncement } from './announcement-writes.queries.ts'
import { savedCompany, savedLook, savedOrdering } from './factory-writes.queries.ts'
import { editionOf, settingsOf } from './settings-view.ts'
import { findSettingsRows } from './site-settings.repository.ts'
import { savedTheme } from './theme-writes.queries.ts'

/** Every group of the settings, with the rev that a save of it has to name. */
export async function getSiteSettings(ctx: Ctx): Promise<SiteSettings> {
  return settingsOf(await findSettingsRows(ctx.database, ctx.site.factoryId))
}

export async function saveCompany(ctx: Ctx, company: SaveCompany, callKey: string) {
  return saveGroup(ctx, { group: 'company', wanted: company, callKey }, (when) =>
    savedCompany(ctx, company, when),
  )
}

export async function saveLook(ctx: Ctx, { rev, ...look }: SaveLook, callKey: string) {
  return saveGroup(ctx, { group: 'look', wanted: { ...look, rev }, callKey }, (when) =>
    savedLook(ctx, look, when),
  )
}

export async function saveTheme(ctx: Ctx, theme: SaveTheme, callKey: string) {
  return saveGroup(ctx, { group: 'theme', wanted: theme, callKey }, (when) =>
    savedTheme(ctx, theme, when),
  )
}

export async function saveOrdering(ctx: Ctx, { rev, ...ordering }: SaveOrdering, callKey: string) {
  return saveGroup(ctx, { group: 'ordering', wanted: { ...ordering, rev }, callKey }, (when) =>
    savedOrdering(ctx, ordering, when),
  )
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
  return saveGroup(ctx, { group: 'announcement', wanted, callKey }, (when) =>
    savedAnnouncement(ctx, announced ?? undefined, when),
  )
}

interface Save {
  group: SettingsGroup
  wanted: { rev: number }
  callKey: string
}

/**
 * Saves a group in one batch; the next page has it. Refuses `stale`, with what stands there now, where somebody saved it meanwhile;
 * the same call again answers what it has saved.
 */
async function saveGroup(
  ctx: Ctx,
  { group, wanted, callKey }: Save,
  statements: (when: ReturnType<typeof isTaken>) => Statement[],
): Promise<Result<SiteSettings>> {
  const name = editionOf(group)
  const before = await findSettings(ctx, { name, callKey })
  if (before.isSavedByCall) return done(before.settings)
  const edition = newEdition({ name, rev: wanted.rev, callKey })
  const when = isTaken(ctx, edition)
  await ctx.database.write([
    takenEdition(ctx, edition),
    auditedWhere(ctx, when, {
      action: 'settings_saved',
      entity: group,
      entityId: ctx.site.factoryId,
      changes: changesOf(group, stateOf(before.settings[group]), stateOf(wanted)),
    }),
    ...statements(when),
    raisedRevisionWhere(ctx, when, allLanguages),
  ])
  forgetSite(ctx)
  const { settings, isSavedByCall } = await findSettings(ctx, { name, callKey })
  return isSavedByCall ? done(settings) : refused('stale', { current: settings })
}

/** The settings, and whether the last save of a group was this very call. */
async function findSettings(ctx: Ctx, { name, callKey }: { name: string; callKey: string }) {
  const rows = await findSettingsRows(ctx.database, ctx.site.factoryId)
  const isSavedByCall = isSavedBy(callKey, rows.editions.get(name))
  return { settings: settingsOf(rows), isSavedByCall }
}

/** What a group holds: an announcement stands in its group by itself, where there is one. */
function stateOf(group: object): object | null {
  return 'announcement' in group ? (group.announcement as object | null) : group
}
