import { appConfig } from '#config'

export const mediaKinds = ['picture', 'file'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** The widths that pictures exist in, in pixels. No other is made: nobody may fill the cache with sizes of their own. */
const pictureWidths = [160, 320, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** What of a picture its address is made of. */
export interface PictureRef {
  id: string
  version: number
  /** In pixels; null where it is not known. */
  width: number | null
}

/** Where readers find a picture in one of its widths: `/media/0192…/3/640`. A new version has new addresses. */
export function pictureAddress(
  { id, version }: Pick<PictureRef, 'id' | 'version'>,
  width: PictureWidth,
): string {
  return `/media/${id}/${version}/${width}`
}

/** Where readers download a file. */
export function fileAddress({ id, version }: Pick<PictureRef, 'id' | 'version'>): string {
  return `/media/${id}/${version}/file`
}

/** The widths that a picture of its size is worth having in, as an `srcset`: none is wider than the first that covers it. */
export function pictureSources(picture: PictureRef): string {
  return pictureWidthsOf(picture)
    .map((width) => `${pictureAddress(picture, width)} ${width}w`)
    .join(', ')
}

/** The same widths as numbers, in pixels. */
export function pictureWidthsOf({ width: own }: Pick<PictureRef, 'width'>): PictureWidth[] {
  const last = pictureWidths.findIndex((width) => width >= (own ?? Infinity))
  return [...(last < 0 ? pictureWidths : pictureWidths.slice(0, last + 1))]
}

/** What a page is shown with where it is shared, in pixels. */
export const socialSize = { width: 1200, height: 630 }

/** The picture of a page where it is shared: its address, and its size at that address. */
export function socialPictureOf(picture: {
  id: string
  version: number
  width: number
  height: number
}): { address: string; width: number; height: number } {
  const most = 1280
  const width = Math.min(picture.width, most)
  const height = Math.round((picture.height / picture.width) * width)
  return { address: pictureAddress(picture, most), width, height }
}

const address = /^\/media\/(?<id>[\w-]{1,64})\/(?<version>[1-9]\d{0,8})\/(?<size>\d{2,4}|file)$/u

export interface MediaAddress {
  id: string
  version: number
  size: PictureWidth | 'file'
}

/** What an address names; undefined for one that no picture or file can have, such as one in another width. */
export function readMediaAddress(path: string): MediaAddress | undefined {
  const found = address.exec(path)?.groups
  if (!found) return undefined
  const { id = '', version = '', size = '' } = found
  const width = pictureWidths.find((each) => String(each) === size)
  if (size !== 'file' && width === undefined) return undefined
  return { id, version: Number(version), size: width ?? 'file' }
}

/** What every address of a picture or file begins with, whatever its version: texts and settings that hold it use it. */
export function addressStem(id: string): string {
  return `/media/${id}/`
}

/** The ids of the pictures and files that a text holds addresses of, each once. */
export function mediaIdsIn(text: string): string[] {
  const ids = [...text.matchAll(/\/media\/(?<id>[\w-]{1,64})\/[1-9]\d{0,8}\//gu)].map(
    (found) => found.groups?.['id'] ?? '',
  )
  return [...new Set(ids)]
}

/** The `sources` of an `img` whose `src` is an address of the library; undefined for any other. */
export function sourcesOf(src: string): string | undefined {
  const found = readMediaAddress(src)
  if (!found || found.size === 'file') return undefined
  return pictureSources({ ...found, width: null })
}

const bytesPerMegabyte = 1024 * 1024
export const mostPictureBytes = appConfig.limits.maxImageSizeMB * bytesPerMegabyte
export const mostFileBytes = appConfig.limits.maxFileUploadMB * bytesPerMegabyte

/** A size for a sentence that refuses it, in MB: never as small as the limit that it broke. */
export function megabytes(bytes: number): number {
  return Math.ceil((bytes / bytesPerMegabyte) * 10) / 10
}

/** A focal point in steps that the stylesheet has a rule for: 0, 10 … 100 percent. */
export function focalStep(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / 10) * 10))
}
