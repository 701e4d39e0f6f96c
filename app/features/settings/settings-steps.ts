import type { SettingsGroup, SiteSettings } from '#domain/settings.schema.ts'
import type { WholePart } from '#app/workspace/links/whole-step.ts'

/** A group of the settings that was saved where the page shows it, as Edit Mode takes it back. */
export const settingsPart: WholePart<SiteSettings, object> = {
  readPath: '/admin/settings',
  pathOf: (of) => `/admin/settings/${of['group']}`,
  partIn: (settings, of) => {
    const group = of['group'] as SettingsGroup
    return { part: partOf(group, settings), rev: settings[group].rev }
  },
  bodyOf: (was) => was,
}

/** A group as it is sent to stand there again. */
export function partOf(group: SettingsGroup, settings: SiteSettings): object {
  const { rev: _, ...fields } = settings[group]
  return sentAs[group]?.(settings) ?? fields
}

/** Groups that are sent otherwise than they are read. */
const sentAs: { [Group in SettingsGroup]?: (settings: SiteSettings) => object } = {
  company: ({ company }) => typedAs(company),
  invoices: ({ invoices }) => typedAs(invoices),
  map: ({ map }) => typedAs(map),
  announcement: ({ announcement: { announcement } }) => {
    if (!announcement) return { announcement }
    const { isShown: _, ...announced } = announcement
    return { announcement: announced }
  },
}

/** What is not there is sent as nothing typed. */
function typedAs({ rev: _, ...fields }: { rev: number }): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']))
}
