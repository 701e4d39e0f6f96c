import { appConfig } from '#config'
import { cameWith } from '#app/platform/browser/came-with.ts'
import { browserStorage } from '#app/platform/browser/storage.ts'

const wellFormed = /^guest_\d{13}_[\w-]{22}$/u

/**
 * True where this browser may have a guest's cart: by the label, which proves nothing, or by the cookie behind it, which
 * lives on where the label was erased.
 */
export function mayBeGuest(): boolean {
  return wellFormed.test(browserStorage.text(appConfig.guestLabelKey) ?? '') || cameWith('guest')
}

/** The guest's cart has become a person's. */
export function forgetGuestLabel(): void {
  browserStorage.forget(appConfig.guestLabelKey)
}

/** Remembers the label that the server gave. */
export function keepGuestLabel(label: string | null): void {
  if (label) browserStorage.keepText(appConfig.guestLabelKey, label)
}
