import { settled } from './file-row.ts'

/**
 * A short mark of words (FNV-1a, 32 bit): a file carries that of the words it was made from, and so tells whether somebody has
 * changed them since. It proves nothing: a save names the text's number besides.
 * @example fingerprint('Ost') // '1xq2v0f'
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(settled(text)))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}
