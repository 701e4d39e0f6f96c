const skewMs = 5 * 60_000
const bytes = new TextEncoder()

/**
 * True for a body that was signed with the secret within the last five minutes: HMAC-SHA256 of `{timestamp}.{body}` in hex, where
 * the timestamp is in seconds since 1970. An older one may be somebody's copy.
 */
export async function isSigned(
  body: string,
  {
    timestamp,
    signature,
    secret,
    now,
  }: { timestamp: string; signature: string; secret: string; now: number },
): Promise<boolean> {
  if (!/^\d{1,12}$/u.test(timestamp) || !/^[\da-f]{64}$/u.test(signature)) return false
  if (Math.abs(now - Number(timestamp) * 1000) > skewMs) return false
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  // It compares in a time that gives nothing away.
  return crypto.subtle.verify('HMAC', key, fromHex(signature), bytes.encode(`${timestamp}.${body}`))
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = text.match(/../gu) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}
