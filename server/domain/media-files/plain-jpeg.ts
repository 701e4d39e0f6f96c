export type Turn = 0 | 90 | 180 | 270

type Bytes = Uint8Array<ArrayBuffer>

/** Degrees clockwise by the number that a camera writes. The mirrored ones (2, 4, 5, 7) are shown as their unmirrored twins. */
const turns: Record<number, Turn> = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 }

/**
 * A JPEG without what its camera and its programs wrote into it (place, time, owner, previews, comments), and how far it has to
 * be turned, which was among that. Colour profiles stay. Other bytes come back as they are.
 */
export function plainJpeg(bytes: Bytes): { bytes: Bytes; turn: Turn } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return { bytes, turn: 0 }
  const kept: Bytes[] = [bytes.subarray(0, 2)]
  let turn: Turn = 0
  let at = 2
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xda) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    const segment = bytes.subarray(at, end)
    if (marker === 0xe1) turn = turns[orientationOf(segment)] ?? turn
    if (!isTold(marker)) kept.push(segment)
    at = end
  }
  kept.push(bytes.subarray(at))
  return { bytes: joined(kept), turn }
}

/** Segments of programs, but for the ones that colours need: JFIF (E0), a profile (E2) and Adobe's (EE). FE is a comment. */
function isTold(marker: number): boolean {
  return marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee)
}

/** EXIF's tag 0x0112 of the first directory; 1 where there is none. */
function orientationOf(segment: Bytes): number {
  try {
    const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength)
    if (view.getUint32(4) !== 0x45786966) return 1
    const start = 10
    const isLittle = view.getUint16(start) === 0x4949
    const directory = start + view.getUint32(start + 4, isLittle)
    const count = view.getUint16(directory, isLittle)
    for (let entry = 0; entry < Math.min(count, 100); entry += 1) {
      const at = directory + 2 + entry * 12
      if (view.getUint16(at, isLittle) === 0x0112) return view.getUint16(at + 8, isLittle)
    }
  } catch {
    // Cut off: as if it were not there.
  }
  return 1
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
