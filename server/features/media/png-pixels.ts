import { unzlibSync } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>

export interface Pixels {
  width: number
  height: number
  /** Four bytes each: red, green, blue, opacity. */
  rgba: Uint8Array
}

/** Samples of a pixel by PNG's kind of colour: grey, colour, palette, grey and opacity, colour and opacity. */
const samples: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * The pixels of a small PNG that our own encoder made (8 bits, not interlaced); undefined for any other. Workers have no decoder of
 * their own, and the Images binding tells bare pixels in production alone.
 */
export function pixelsOf(png: Bytes): Pixels | undefined {
  try {
    const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
    const [width, height] = [view.getUint32(16), view.getUint32(20)]
    const [depth, color, interlaced] = [png[24], png[25] ?? -1, png[28]]
    const channels = samples[color]
    if (depth !== 8 || interlaced !== 0 || !channels || width > 100 || height > 100)
      return undefined
    const { data, palette, opacities } = chunksOf(png, view)
    const lines = unfiltered(unzlibSync(data), { width, height, channels })
    return {
      width,
      height,
      rgba: rgbaOf(lines, { channels, isPalette: color === 3, palette, opacities }),
    }
  } catch {
    return undefined
  }
}

function chunksOf(png: Bytes, view: DataView) {
  const data: number[] = []
  let palette = new Uint8Array()
  let opacities = new Uint8Array()
  for (let at = 8; at + 8 <= png.length;) {
    const length = view.getUint32(at)
    const kind = view.getUint32(at + 4)
    const body = png.subarray(at + 8, at + 8 + length)
    if (kind === 0x49444154) data.push(...body)
    if (kind === 0x504c5445) palette = body
    if (kind === 0x74524e53) opacities = body
    at += length + 12
  }
  return { data: Uint8Array.from(data), palette, opacities }
}

/** Takes back what PNG does to each line so that it packs well. */
function unfiltered(
  raw: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): Uint8Array {
  const size = width * channels
  const lines = new Uint8Array(size * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (size + 1)] ?? 0
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x
      const left = x < channels ? 0 : (lines[at - channels] ?? 0)
      const up = y === 0 ? 0 : (lines[at - size] ?? 0)
      const corner = x < channels || y === 0 ? 0 : (lines[at - size - channels] ?? 0)
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      lines[at] = (raw[y * (size + 1) + 1 + x] ?? 0) + guess
    }
  }
  return lines
}

/** Whichever of the three is nearest to what they predict together. */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [left, up, corner].map((each) => Math.abs(guess - each)) as [
    number,
    number,
    number,
  ]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

function rgbaOf(
  lines: Uint8Array,
  {
    channels,
    isPalette,
    palette,
    opacities,
  }: { channels: number; isPalette: boolean; palette: Uint8Array; opacities: Uint8Array },
): Uint8Array {
  const rgba = new Uint8Array((lines.length / channels) * 4)
  for (let pixel = 0; pixel * channels < lines.length; pixel += 1) {
    const part = (offset: number) => lines[pixel * channels + offset] ?? 0
    const inPalette = (offset: number) => palette[part(0) * 3 + offset] ?? 0
    const color = isPalette
      ? [inPalette(0), inPalette(1), inPalette(2)]
      : channels < 3
        ? [part(0), part(0), part(0)]
        : [part(0), part(1), part(2)]
    // A palette names opacities for its first colours alone: the others are opaque.
    const inAll = isPalette ? (opacities[part(0)] ?? 255) : 255
    const opacity = channels === 2 ? part(1) : channels === 4 ? part(3) : inAll
    rgba.set([...color, opacity], pixel * 4)
  }
  return rgba
}
