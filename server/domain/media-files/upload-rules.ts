import { refused, type Result } from '#domain/result.ts'
import { type MediaKind, megabytes, mostFileBytes, mostPictureBytes } from '#domain/media.ts'
import { endingOf } from './file-name.ts'
import { readPictureSize } from './picture-size.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What is drawn anew in the browser's formats: telephones take pictures of 48 megapixels. */
const mostPixels = 50_000_000

/** The picture service takes no longer side. */
const longestSide = 12_000

const pictureTypes: readonly (string | undefined)[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
]
/** What has one of these is meant as a picture, and refused as one. */
const pictureEndings = ['jpg', 'jpeg', 'jfif', 'png', 'webp', 'avif', 'heic', 'gif', 'bmp', 'tif']

const zipped = 'application/zip'
const office = 'application/vnd.openxmlformats-officedocument.'
const open = 'application/vnd.oasis.opendocument.'

/** Endings of files that are offered for download, the type they are offered as, and what their first bytes may say they are. */
const fileTypes: Record<string, { mediaType: string; found: readonly (string | undefined)[] }> = {
  pdf: { mediaType: 'application/pdf', found: ['application/pdf'] },
  docx: document(`${office}wordprocessingml.document`),
  xlsx: document(`${office}spreadsheetml.sheet`),
  pptx: document(`${office}presentationml.presentation`),
  odt: document(`${open}text`),
  ods: document(`${open}spreadsheet`),
  odp: document(`${open}presentation`),
  zip: { mediaType: zipped, found: [zipped] },
  mp3: { mediaType: 'audio/mpeg', found: ['audio/mpeg'] },
  mp4: { mediaType: 'video/mp4', found: ['video/mp4'] },
  webm: { mediaType: 'video/webm', found: ['video/webm'] },
  csv: { mediaType: 'text/csv', found: [undefined] },
  txt: { mediaType: 'text/plain', found: [undefined] },
}

function document(mediaType: string) {
  return { mediaType, found: [mediaType, zipped] }
}

export interface Upload {
  /** Cleaned. */
  name: string
  bytes: Bytes
  /** What the first bytes are by their signature; undefined where no signature is known. */
  foundType: string | undefined
}

/** What a file may be taken as, by what it is and not by what it says it is; a refusal for everything else. */
export function judgeUpload({ name, bytes, foundType }: Upload): Result<{
  kind: MediaKind
  mediaType: string
}> {
  const ending = endingOf(name)
  if (bytes.length === 0) return refused('file_empty')
  if (isTestVirus(bytes)) return refused('file_harmful')
  if (ending === 'svg' || ending === 'svgz' || startsAsSvg(bytes)) return refused('svg_refused')
  if (pictureEndings.includes(ending) || pictureTypes.includes(foundType))
    return judgePicture(bytes, foundType)
  const type = fileTypes[ending]
  if (!type?.found.includes(foundType)) return refused('file_type_refused')
  if (type.found.includes(undefined) && !isPlainText(bytes)) return refused('file_type_refused')
  if (bytes.length > mostFileBytes) return tooLarge('file', bytes.length)
  return { ok: true, value: { kind: 'file', mediaType: type.mediaType } }
}

function judgePicture(
  bytes: Bytes,
  foundType: string | undefined,
): Result<{ kind: MediaKind; mediaType: string }> {
  if (bytes.length > mostPictureBytes) return tooLarge('picture', bytes.length)
  const size = readPictureSize(bytes)
  // A camera's picture with another's ending, or none, is still a picture: what it is counts.
  if (!foundType || !size || !pictureTypes.includes(foundType)) return refused('picture_unreadable')
  const megapixels = Math.ceil((size.width * size.height) / 1_000_000)
  if (size.width * size.height > mostPixels)
    return refused('picture_too_many_pixels', {
      values: { x: megapixels, max: mostPixels / 1_000_000 },
    })
  if (Math.max(size.width, size.height) > longestSide)
    return refused('picture_too_long', { values: { max: longestSide } })
  return { ok: true, value: { kind: 'picture', mediaType: foundType } }
}

/** The refusal of what is larger than its kind may be, in bytes. */
export function tooLarge(
  kind: MediaKind,
  bytes: number,
  most = kind === 'picture' ? mostPictureBytes : mostFileBytes,
) {
  const max = megabytes(most)
  const values = { x: megabytes(bytes), max }
  return refused(kind === 'picture' ? 'picture_too_large' : 'file_too_large', { values })
}

/** In two pieces, so that no scanner takes this file for one. */
const signature = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

/** The file that virus scanners agree to call one; a real scan is a deployment's own (docs/decisions/014-media.md). */
function isTestVirus(bytes: Bytes): boolean {
  return textOf(bytes.subarray(0, 256)).includes(signature)
}

function startsAsSvg(bytes: Bytes): boolean {
  return /<svg[\s>]/iu.test(textOf(bytes.subarray(0, 1024)))
}

/** UTF-8 or Latin-1 without controls, and nothing that a browser would take for a page. */
function isPlainText(bytes: Bytes): boolean {
  const start = textOf(bytes.subarray(0, 4096))
  if (/^\s*(?:<!doctype|<html|<script|<\?xml|<svg|#!|MZ)/iu.test(start)) return false
  return !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
}

function textOf(bytes: Bytes): string {
  return new TextDecoder('latin1').decode(bytes)
}
