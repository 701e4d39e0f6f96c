import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

interface Options {
  challenge: string
}

export interface Behaviour {
  /** False for one that asks neither for a PIN nor for a finger. */
  isPersonChecked?: boolean
  /** How often it says that it was used; passkeys on several devices say 0 for ever. */
  counter?: number
  origin?: string
}

/** A passkey in software, of the site at `site`: what it answers is what a browser would send. */
export async function newAuthenticator(site: string, userId: string) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const idBytes = crypto.getRandomValues(new Uint8Array(16))
  const id = isoBase64URL.fromBuffer(idBytes)
  const common = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  const clientData = (type: string, { challenge }: Options, { origin = site }: Behaviour) =>
    bytesOf(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  return {
    id,
    async make(options: Options, behaviour: Behaviour = {}) {
      const data = join(
        await header(site, behaviour, 0x40),
        new Uint8Array(16),
        Uint8Array.of(0, idBytes.length),
        idBytes,
        await coseKey(pair.publicKey),
      )
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: isoBase64URL.fromBuffer(
            clientData('webauthn.create', options, behaviour),
          ),
          attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    async sign(options: Options, behaviour: Behaviour = {}) {
      const client = clientData('webauthn.get', options, behaviour)
      const data = await header(site, behaviour, 0)
      const signed = join(data, new Uint8Array(await crypto.subtle.digest('SHA-256', client)))
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        pair.privateKey,
        signed,
      )
      return {
        ...common,
        response: {
          clientDataJSON: isoBase64URL.fromBuffer(client),
          authenticatorData: isoBase64URL.fromBuffer(data),
          signature: isoBase64URL.fromBuffer(derOf(new Uint8Array(signature))),
          userHandle: isoBase64URL.fromBuffer(bytesOf(userId)),
        },
      }
    },
  }
}

/** Whose site, what was checked, and how often it was used: the beginning of all that an authenticator says. */
async function header(
  site: string,
  { isPersonChecked = true, counter = 0 }: Behaviour,
  more: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const host = bytesOf(new URL(site).hostname)
  const count = new Uint8Array(4)
  new DataView(count.buffer).setUint32(0, counter)
  const isPresent = 0x01
  const flags = isPresent | (isPersonChecked ? 0x04 : 0) | more
  return join(
    new Uint8Array(await crypto.subtle.digest('SHA-256', host)),
    Uint8Array.of(flags),
    count,
  )
}

async function coseKey(key: CryptoKey): Promise<Uint8Array> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key)
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, isoBase64URL.toBuffer(x)],
    [-3, isoBase64URL.toBuffer(y)],
  ])
  return isoCBOR.encode(cose as never)
}

/** WebCrypto's two halves of a signature as the DER that authenticators send. */
function derOf(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const halves = [raw.slice(0, 32), raw.slice(32)].map((half) => {
    const start = half.findIndex((byte) => byte !== 0)
    const plain = half.slice(start)
    const positive = (plain[0] ?? 0) > 127 ? join(Uint8Array.of(0), plain) : plain
    return join(Uint8Array.of(0x02, positive.length), positive)
  })
  const body = join(...halves)
  return join(Uint8Array.of(0x30, body.length), body)
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]))
}
