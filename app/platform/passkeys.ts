import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** What became of asking the browser: it answered, its person did not go on, the device has one already, or it could not. */
export type PasskeyAnswer<Response> =
  | { ok: true; response: Response }
  | { ok: false; reason: 'cancelled' | 'known' | 'failed' }

/** False where the browser can neither make nor use passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Fetches the code before it is needed. */
export function preloadPasskeys(): void {
  import('@simplewebauthn/browser').catch(() => {})
}

/** Lets the browser make a passkey, as the API asked for it. */
export function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return answered(async () =>
    (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON }),
  )
}

/** Lets the browser sign with one of its person's passkeys. */
export function signWithPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  return answered(async () =>
    (await import('@simplewebauthn/browser')).startAuthentication({ optionsJSON }),
  )
}

async function answered<Response>(ask: () => Promise<Response>): Promise<PasskeyAnswer<Response>> {
  try {
    return { ok: true, response: await ask() }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    // Browsers do not tell a person who closed the question from one who had no passkey.
    if (name === 'NotAllowedError' || name === 'AbortError')
      return { ok: false, reason: 'cancelled' }
    return { ok: false, reason: name === 'InvalidStateError' ? 'known' : 'failed' }
  }
}
