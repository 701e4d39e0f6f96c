import { StyleSheet } from '@react-pdf/renderer'
import type { Tint } from '#domain/catalog.ts'
import { headingFamily, textFamily } from '#server/platform/pdf/pdf-fonts.ts'

/** Millimetres in points, which documents are measured in. */
export const mm = (count: number) => (count * 72) / 25.4

/** The light colours of the site's tokens in sRGB. */
export const ink = '#13241b'
export const quiet = '#54604f'
export const line = '#d8d6c9'
export const hero = '#f4e5c9'
export const heroShelf = '#e6d1ac'
export const heroInk = '#39423a'
/** Grounds behind goods: what stands behind a transparent picture. */
export const grounds: Record<Tint, string> = {
  dairy: '#f5ecd7',
  grain: '#f4e3d0',
  berry: '#f2e1e7',
  sea: '#deebed',
  leaf: '#e5edda',
}

/** What a document's direction makes of rows and edges: the engine knows neither start nor end. */
export function flowOf(isRightToLeft: boolean) {
  return {
    row: isRightToLeft ? ('row-reverse' as const) : ('row' as const),
    start: isRightToLeft ? ('right' as const) : ('left' as const),
    end: isRightToLeft ? ('left' as const) : ('right' as const),
    side: isRightToLeft ? ('flex-end' as const) : ('flex-start' as const),
    direction: isRightToLeft ? ('rtl' as const) : ('ltr' as const),
  }
}
export type Flow = ReturnType<typeof flowOf>

export const paper = StyleSheet.create({
  page: {
    fontFamily: textFamily,
    ...{ fontSize: 8.5, color: ink, backgroundColor: '#ffffff' },
  },
  /** All of a page: one that may not break is else as high as what stands on it. */
  sheet: {
    ...{ height: mm(297), width: mm(210), overflow: 'hidden' },
    ...{ paddingTop: mm(14), paddingHorizontal: mm(15), paddingBottom: mm(22) },
  },
  heading: { fontFamily: headingFamily, fontWeight: 600, lineHeight: 1.2 },
  strong: { fontWeight: 700 },
  quiet: { color: quiet },
})
