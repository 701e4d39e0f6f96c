import { convertIndexedToRgb, decode } from 'fast-png'

interface Pixels {
  width: number
  height: number
  /** Four bytes each: red, green, blue, opacity. */
  rgba: Uint8Array
}

/**
 * The pixels of a small PNG that our own encoder made (8 bits each); undefined for any other. Workers have no decoder of their own,
 * and the Images binding tells bare pixels in production alone.
 */
export function pixelsOf(png: Uint8Array): Pixels | undefined {
  try {
    const image = decode(png)
    const { width, height, depth, palette } = image
    if (depth !== 8 || width > 100 || height > 100) return undefined
    const samples = palette ? convertIndexedToRgb(image) : image.data
    const channels = palette ? (palette[0]?.length ?? 0) : image.channels
    return { width, height, rgba: rgbaOf(samples, channels) }
  } catch {
    return undefined
  }
}

/** Greys have one sample for red, green and blue; an even number of samples ends with the opacity. */
function rgbaOf(samples: ArrayLike<number>, channels: number): Uint8Array {
  const rgba = new Uint8Array((samples.length / channels) * 4)
  for (let pixel = 0; pixel * channels < samples.length; pixel += 1) {
    const sample = (at: number) => samples[pixel * channels + at] ?? 0
    const [green, blue] = channels < 3 ? [0, 0] : [1, 2]
    const opacity = channels % 2 === 0 ? sample(channels - 1) : 255
    rgba.set([sample(0), sample(green), sample(blue), opacity], pixel * 4)
  }
  return rgba
}
