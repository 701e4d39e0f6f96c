import type { ShellData } from '#domain/shell.schema.ts'
import type { SettingsGroup, SiteSettings } from '#domain/settings.schema.ts'
import { runJobs } from '#server/features/jobs/jobs.ts'
import { openDatabase } from '#server/platform/database.ts'
import { consoleLog } from '#server/platform/log.ts'
import type { TestApi, Visitor } from './api.ts'

export const settingsPath = '/api/admin/settings'

export async function settingsFor(reader: Visitor): Promise<SiteSettings> {
  return (await (await reader.get(settingsPath)).json()) as SiteSettings
}

/** Saves a group as its editor sees it now, with these changes. */
export async function saveSettings<Group extends SettingsGroup>(
  editor: Visitor,
  group: Group,
  change: Partial<Record<keyof SiteSettings[Group], unknown>>,
  headers?: Record<string, string>,
): Promise<Response> {
  const before = (await settingsFor(editor))[group]
  return editor.send('PUT', `${settingsPath}/${group}`, { ...before, ...change }, headers)
}

/** What every page of a visitor has around its content. */
export async function shellIn(api: TestApi, language = 'en'): Promise<ShellData> {
  return (await (await api.visitor({ language }).get('/api/shell')).json()) as ShellData
}

export async function jobsAt(api: TestApi, at: number): Promise<void> {
  await runJobs({
    ...api.platform,
    now: () => at,
    database: openDatabase(api.platform.streams),
    log: consoleLog('test'),
    later: () => undefined,
  })
}
