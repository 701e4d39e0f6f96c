import type { ShellData } from '#domain/shell.schema.ts'
import type { SettingsGroup, SiteSettings } from '#domain/settings.schema.ts'
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
