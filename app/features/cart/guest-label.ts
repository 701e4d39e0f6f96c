import { appConfig } from '#config'

const wellFormed = /^guest_\d{13}_[\w-]{22}$/u

/** True where this browser has had a cart. The label proves nothing: that is the cookie's task (ledger D4). */
export function hasGuestLabel(): boolean {
  try {
    return wellFormed.test(localStorage.getItem(appConfig.guestLabelKey) ?? '')
  } catch {
    return false
  }
}

/** The guest's cart has become a person's (ledger C02). */
export function forgetGuestLabel(): void {
  try {
    localStorage.removeItem(appConfig.guestLabelKey)
  } catch {
    // Nothing was kept.
  }
}

/** Remembers the label that the server gave. Where storage is full or forbidden, the cart works for as long as the page stands. */
export function keepGuestLabel(label: string | null): void {
  try {
    if (label) localStorage.setItem(appConfig.guestLabelKey, label)
  } catch {
    // Nothing is lost: the next page reads the cart when it is opened.
  }
}
