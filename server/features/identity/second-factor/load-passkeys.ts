/** What passkeys are asked for and proven with. Loaded on use: it weighs more than React, and no page needs it. */
export function loadPasskeys() {
  return import('@simplewebauthn/server')
}
