export type Turn = 0 | 90 | 180 | 270

/** Degrees clockwise by the number that a camera writes. The mirrored ones (2, 4, 5, 7) are shown as their unmirrored twins. */
const turns: Record<number, Turn> = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 }

/** How far EXIF says that a picture has to be turned: its tag 0x0112 of the first directory. 0 where it is not said, or cut off. */
export function turnOf(exif: Uint8Array<ArrayBuffer>): Turn {
  // Some programs put a JPEG's heading before it in other pictures too.
  const start = textAt(exif, 0, 4) === 'Exif' ? 6 : 0
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
  try {
    const isLittle = view.getUint16(start) === 0x4949
    const directory = start + view.getUint32(start + 4, isLittle)
    const count = view.getUint16(directory, isLittle)
    for (let entry = 0; entry < Math.min(count, 100); entry += 1) {
      const at = directory + 2 + entry * 12
      if (view.getUint16(at, isLittle) !== 0x0112) continue
      // Some programs write it as a long number.
      const isLong = view.getUint16(at + 2, isLittle) === 4
      const said = isLong ? view.getUint32(at + 8, isLittle) : view.getUint16(at + 8, isLittle)
      return turns[said] ?? 0
    }
  } catch {
    // Cut off: as if it were not there.
  }
  return 0
}

/** Four letters, say, that name a part of a file. */
export function textAt(bytes: Uint8Array<ArrayBuffer>, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
