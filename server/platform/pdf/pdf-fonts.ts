import { Font } from '@react-pdf/renderer'
import { base64Of } from './base64.ts'
import type { StaticFiles } from '#server/platform/static-files.ts'

/** What a text of a document is set in: the first family that has a letter draws it, so that every script finds one. */
export const textFamily = ['Manrope', 'Manrope Extended', 'Manrope Cyrillic', 'Vazirmatn']
/** The same for its headings, in weight 600: where the serif lacks a script, the text's bold draws it. */
export const headingFamily = ['Fraunces', 'Fraunces Extended', ...textFamily]

interface Face {
  family: string
  file: string
  /** The weight in the file. */
  weight: 400 | 600 | 700
}

const faces: readonly Face[] = [
  { family: 'Manrope', file: 'manrope-latin', weight: 400 },
  { family: 'Manrope', file: 'manrope-latin', weight: 700 },
  { family: 'Manrope Extended', file: 'manrope-latin-ext', weight: 400 },
  { family: 'Manrope Extended', file: 'manrope-latin-ext', weight: 700 },
  { family: 'Manrope Cyrillic', file: 'manrope-cyrillic', weight: 400 },
  { family: 'Manrope Cyrillic', file: 'manrope-cyrillic', weight: 700 },
  { family: 'Fraunces', file: 'fraunces-latin', weight: 600 },
  { family: 'Fraunces Extended', file: 'fraunces-latin-ext', weight: 600 },
  { family: 'Vazirmatn', file: 'vazirmatn-arabic', weight: 400 },
  { family: 'Vazirmatn', file: 'vazirmatn-arabic', weight: 700 },
]

/** A word longer than this many letters may be parted anywhere: no word may leave its column. */
const longestWord = 24

let isRegistered = false

/**
 * Makes the faces known, once in the life of the Worker; rejects where a file cannot be read. Two requests may do so at once: neither can
 * wait for the other's.
 */
export async function registerFonts(files: StaticFiles): Promise<void> {
  if (isRegistered) return
  await readFaces(files)
  isRegistered = true
}

/** Faces cut from one file share its name, and a document would hold a second face of a name once for each piece of text. */
async function nameFace(face: { fontFamily: string; fontWeight: number }, name: string) {
  await Font.load(face)
  const { data } = Font.getFont(face)
  if (data) Object.defineProperty(data, 'postscriptName', { value: name })
}

async function readFaces(files: StaticFiles): Promise<void> {
  await Promise.all(
    faces.map(async ({ family, file, weight }) => {
      const bytes = await files.bytes(`/print-fonts/${file}-${weight}.ttf`)
      Font.register({ family, fontWeight: weight, src: `data:font/ttf;base64,${base64Of(bytes)}` })
      await nameFace({ fontFamily: family, fontWeight: weight }, `${file}-${weight}`)
    }),
  )
  // English rules of hyphenation would part Norwegian words wrongly.
  Font.registerHyphenationCallback((word) =>
    word.length <= longestWord ? [word] : (word.match(/.{1,12}/gsu) ?? [word]),
  )
}
