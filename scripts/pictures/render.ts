import { mkdir, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot } from '#scripts/pictures/packshot.ts'
import { picture } from '#scripts/pictures/pen.ts'
import type { Palette } from '#scripts/pictures/shading.ts'

// One thread keeps the machine usable, and the bytes the same everywhere.
sharp.concurrency(1)

/** Widths of the files, with the quality that keeps each small. */
const outputs = [
  { width: 1200, quality: 75, limitBytes: 60_000 },
  { width: 640, quality: 78, limitBytes: 26_000 },
  { width: 320, quality: 80, limitBytes: 9_000 },
]

/** For networks that show a shared page and know no WebP: they get the picture on the light ground of the site. */
const shared = { width: 1200, ground: '#fdfbf6', limitBytes: 60_000 }

/** For documents, which know no WebP and draw nothing through a picture: on the ground of its category, as wide as half a page needs. */
const printed = { width: 480, quality: 82 }

/**
 * Writes the packshot and its close-up as WebP in three widths, the packshot also as the JPEG that is shared and the one that documents
 * print on `ground` (as `#f5ecd7`). Returns the bytes written.
 */
export async function writePictures(
  directory: string,
  key: string,
  { shot, palette, ground }: { shot: Packshot; palette: Palette; ground: string },
): Promise<number> {
  await mkdir(directory, { recursive: true })
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
  const packshot = printSvg(shot, palette, whole)
  const label = printSvg(shot, palette, closeUp(shot.focus))
  const written = [
    await writeWidths(`${directory}/${key}`, packshot),
    await writeWidths(`${directory}/${key}-label`, label),
    await writeShared(`${directory}/${key}`, packshot),
    await writePrinted(`${directory}/${key}`, packshot, ground),
  ]
  return written.reduce((sum, bytes) => sum + bytes, 0)
}

/** Writes a plate as WebP in the two widths that menus show. Returns the bytes written. */
export async function writePlate(directory: string, key: string, svg: string): Promise<number> {
  await mkdir(directory, { recursive: true })
  return writeWidths(`${directory}/${key}`, Buffer.from(svg), outputs.slice(1))
}

function printSvg(shot: Packshot, palette: Palette, view: Rectangle): Buffer {
  const largest = outputs[0]?.width ?? picture.width
  const height = (largest * picture.height) / picture.width
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${largest}" height="${height}" ` +
      `viewBox="${view.x} ${view.y} ${view.width} ${view.height}">` +
      `${palette.print()}${shot.shadow}${shot.body}</svg>`,
  )
}

/**
 * The smallest 5:6 frame that holds the label with a little air. A low pack stands in it as it
 * does in the whole picture.
 */
function closeUp(focus: Rectangle): Rectangle {
  const width = Math.max(focus.width, (focus.height * picture.width) / picture.height) * 1.04
  const height = (width * picture.height) / picture.width
  const x = focus.x + (focus.width - width) / 2
  const isLow = focus.height < height * 0.8
  const standing = picture.baseLine - (height * picture.baseLine) / picture.height
  return { x, y: isLow ? standing : focus.y + (focus.height - height) / 2, width, height }
}

async function writeWidths(path: string, svg: Buffer, files = outputs): Promise<number> {
  const { data, info } = await sharp(svg, { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let bytes = 0
  for (const { width, quality, limitBytes } of files) {
    const raw = { width: info.width, height: info.height, channels: 4 as const }
    const image = sharp(data, { raw }).resize({ width, kernel: 'lanczos3' })
    const file = await smallEnough(image, quality, limitBytes)
    bytes += file.byteLength
    await writeFile(`${path}-${width}.webp`, file)
  }
  return bytes
}

async function writeShared(path: string, svg: Buffer): Promise<number> {
  const image = sharp(svg, { unlimited: true }).resize({ width: shared.width })
  const file = await smallJpeg(image.flatten({ background: shared.ground }), 82)
  await writeFile(`${path}-${shared.width}.jpg`, file)
  return file.byteLength
}

async function writePrinted(path: string, svg: Buffer, ground: string): Promise<number> {
  const { width, quality } = printed
  const image = sharp(svg, { unlimited: true }).resize({ width }).flatten({ background: ground })
  const file = await image.jpeg({ quality, mozjpeg: true }).toBuffer()
  await writeFile(`${path}-print.jpg`, file)
  return file.byteLength
}

async function smallJpeg(image: Sharp, quality: number): Promise<Buffer> {
  const file = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
  const isAcceptable = file.byteLength <= shared.limitBytes || quality <= 50
  return isAcceptable ? file : smallJpeg(image, quality - 6)
}

/** Lowers the quality in steps until the file is small enough, but never below what looks clean. */
async function smallEnough(image: Sharp, quality: number, limitBytes: number): Promise<Buffer> {
  const file = await image
    .clone()
    .webp({ quality, alphaQuality: 92, effort: 4, smartSubsample: true })
    .toBuffer()
  const isAcceptable = file.byteLength <= limitBytes || quality <= 60
  return isAcceptable ? file : smallEnough(image, quality - 8, limitBytes)
}
