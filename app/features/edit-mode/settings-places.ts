import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Named } from './page-element.ts'

/** The groups of the settings that a page shows. */
export type ShownGroup = 'announcement' | 'company' | 'look'

interface SettingsPlace {
  group: ShownGroup
  /** The page's own element that shows it. */
  selector: string
  name: MessageDescriptor
}

/** Where a page shows settings of the site: each is changed where it is read. */
const settingsPlaces: Record<string, SettingsPlace> = {
  logo: { group: 'look', selector: '.site-header .logo > :is(img, svg)', name: msg`Logo` },
  companyName: { group: 'company', selector: '.site-header .logo > bdi', name: msg`Company` },
  company: { group: 'company', selector: '.footer-company address', name: msg`Company` },
  contactCard: { group: 'company', selector: '.company-card, .reach', name: msg`Company` },
  announcement: { group: 'announcement', selector: '.announcement', name: msg`Announcement` },
}

/** What opens the announcement's dialog: its outline on the page, or the place for one. */
export const announcementId = 'setting announcement 1'

export function findSettings(): Named[] {
  return Object.entries(settingsPlaces).flatMap(([name, { selector }]) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({ name, element })),
  )
}

export function settingsPlace(name: string): SettingsPlace | undefined {
  return settingsPlaces[name]
}

/** Which group is opened by this id of an outline. */
export function openedGroup(id: string | undefined): ShownGroup | undefined {
  const [kind, name = ''] = id?.split(' ') ?? []
  return kind === 'setting' ? settingsPlaces[name]?.group : undefined
}
