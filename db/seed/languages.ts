import { languages } from '#db/schema/index.ts'
import { add, type Demo, madeNow } from './demo.ts'

const rows = [
  { code: 'nb', name: 'Norwegian', nativeName: 'Norsk', direction: 'ltr' },
  { code: 'en', name: 'English', nativeName: 'English', direction: 'ltr' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', direction: 'rtl' },
  { code: 'pl', name: 'Polish', nativeName: 'Polski', direction: 'ltr' },
  { code: 'uk', name: 'Ukrainian', nativeName: 'Українська', direction: 'ltr' },
] as const

/** The language that the demo's texts are written in first. */
export const defaultCode = 'nb'

export const languageCodes = rows.map((row) => row.code)

/** A text of the demo data in each of its languages. */
export type Texts<T = string> = Record<(typeof rows)[number]['code'], T>

export function addLanguages(demo: Demo): void {
  add(
    demo,
    languages,
    rows.map((row, index) => ({
      ...row,
      isActive: true,
      isDefault: row.code === defaultCode,
      sortOrder: index,
      ...madeNow(demo),
    })),
  )
}
