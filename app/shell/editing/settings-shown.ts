import type { Change } from '#app/platform/undo-step.ts'
import { changedFields } from './changed-part.ts'

const ofCompany = '.footer-company address, .company-card, .reach'

/** Where a page shows a setting, by its name. One that is not among them is seen on no page. */
const shownAt: Readonly<Record<string, string>> = {
  companyName: '.site-header .logo, .footer-company .logo, .company-card',
  legalName: ofCompany,
  orgNo: ofCompany,
  address: ofCompany,
  phone: ofCompany,
  email: ofCompany,
  logoUrl: '.site-header .logo, .footer-company .logo',
  announcement: '.announcement',
}

/** What of the page shows the settings that have changed. */
export function settingsShown(change: Change): Element[] {
  const places = changedFields(change).flatMap((field) => shownAt[field] ?? [])
  return places.length === 0 ? [] : [...document.querySelectorAll(places.join())]
}
