import { v7 } from 'uuid'

/** A UUIDv7: sorts by the time it was made. */
export function newId(): string {
  return v7()
}

/** 128 random bits in base64url: the id of what may be opened without signing in. */
export function newPublicToken(): string {
  return randomText(16)
}

/** What proves something to us and is kept as its hash alone: 256 random bits in base64url. */
export function newSecret(): string {
  return randomText(32)
}

/** The secret that a call with this key makes, so that the call sent again answers the same one. The key is the caller's secret. */
export async function newSecretOf(purpose: string, holder: string, key: string): Promise<string> {
  return sha256Hex(`secret ${purpose} ${holder} ${key.toLowerCase()}`)
}

/** The secret of a guest cookie. */
export function newGuestSecret(): string {
  return newSecret()
}

/** The guest's label for local storage, `guest_<epoch ms>_<128 random bits>`. It names a guest and proves nothing. */
export function newGuestLabel(nowMs: number): string {
  return `guest_${nowMs}_${randomText(16)}`
}

/** A code for people to type: so many random digits, each as likely as the others. */
export function newCode(digits: number): string {
  return randomLetters('0123456789', digits)
}

/** So many letters of an alphabet, each as likely as any other: a byte that would favour some is drawn again. */
export function randomLetters(alphabet: string, count: number): string {
  const fair = 256 - (256 % alphabet.length)
  let letters = ''
  while (letters.length < count) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fair) letters += alphabet.charAt(byte % alphabet.length)
  }
  return letters
}

/** SHA-256 in lower-case hex: how secrets are kept. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => hexOfByte[byte]).join('')
}

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A call's idempotency key as it is stored: bound to its caller and its purpose, so that a stranger's key opens nothing. */
export async function storedKey(purpose: string, holder: string, key: string): Promise<string> {
  return sha256Hex(`${purpose} ${holder} ${key.toLowerCase()}`)
}

function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
