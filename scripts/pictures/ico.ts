/** PNG pictures, each square and with its side in pixels, as one icon file: what browsers ask a site for by the name `favicon.ico`. */
export function icoOf(pictures: readonly { side: number; png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let begins = head.length
  for (const [at, { side, png }] of pictures.entries()) {
    const row = 6 + 16 * at
    head.set([side, side], row)
    head.writeUInt16LE(1, row + 4)
    head.writeUInt16LE(32, row + 6)
    head.writeUInt32LE(png.length, row + 8)
    head.writeUInt32LE(begins, row + 12)
    begins += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
