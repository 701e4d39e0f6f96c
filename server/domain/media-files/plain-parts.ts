import type { Turn } from './exif-turn.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A picture without what its camera and its programs wrote into it, and how far it has to be turned, which was among that. */
export interface PlainPicture {
  bytes: Bytes
  turn: Turn
}

/** A few bytes may promise pieces without end, and each takes more memory than it has: no picture that is drawn has so many. */
export const mostPieces = 20_000

/** Pieces of a file as one again. */
export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
