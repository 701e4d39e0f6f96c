import type { SiteSettings } from '#domain/settings.schema.ts'

/** What the form of each group of the settings is given. */
export interface GroupProps {
  settings: SiteSettings
  canEdit: boolean
  /** Pages that are read from now on have it. */
  onSaved: () => Promise<void>
}
