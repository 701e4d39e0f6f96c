import { StyleSheet } from '@react-pdf/renderer'
import { headingFamily, textFamily } from '#server/platform/pdf/pdf-fonts.ts'

/** Millimetres in points, which documents are measured in. */
export const mm = (count: number) => (count * 72) / 25.4

/** The light colours of the site's tokens in sRGB. */
const [ink, quiet, line] = ['#13241b', '#54604f', '#d8d6c9']

/** What a document's direction makes of rows and edges: the engine knows neither start nor end. */
export function flowOf(isRightToLeft: boolean) {
  return {
    row: isRightToLeft ? ('row-reverse' as const) : ('row' as const),
    start: isRightToLeft ? ('right' as const) : ('left' as const),
    end: isRightToLeft ? ('left' as const) : ('right' as const),
    direction: isRightToLeft ? ('rtl' as const) : ('ltr' as const),
  }
}
export type Flow = ReturnType<typeof flowOf>

export const look = StyleSheet.create({
  page: {
    fontFamily: textFamily,
    ...{ color: ink, backgroundColor: '#ffffff' },
    ...{ paddingTop: mm(16), paddingHorizontal: mm(18), paddingBottom: mm(24) },
  },
  // At each text: a height that the page hands down is multiplied again, and one without a size is of the engine's own.
  text: { fontSize: 9, lineHeight: 1.4 },
  company: {
    fontFamily: headingFamily,
    fontWeight: 600,
    fontSize: 14,
    lineHeight: 1.2,
    paddingBottom: mm(2),
  },
  title: {
    fontFamily: headingFamily,
    fontWeight: 600,
    fontSize: 24,
    lineHeight: 1.2,
    paddingBottom: mm(1.5),
  },
  strong: { fontWeight: 700 },
  small: { fontSize: 8, color: quiet },
  head: { fontSize: 8, color: quiet, paddingBottom: mm(1.2) },
  ruled: { borderTopWidth: 0.7, borderTopColor: line, paddingVertical: mm(1.8) },
  total: { fontWeight: 700, fontSize: 12, lineHeight: 1.3, paddingVertical: mm(0.8) },
  pay: { backgroundColor: '#f4f2e9', borderRadius: 4, padding: mm(4) },
  foot: {
    ...{ position: 'absolute', bottom: mm(10), left: mm(18), right: mm(18) },
    ...{ borderTopWidth: 0.7, borderTopColor: line, paddingTop: mm(2.5) },
  },
})
