import {
  type CoverageArea,
  coverageAreas,
  type EditableLanguage,
} from '#domain/languages.schema.ts'

type Gates = Pick<EditableLanguage, 'gatePercent' | 'areaGates'>

/** The gates of a language as they are typed: an area that has none of its own is empty. */
export type GateValues = { gatePercent: string } & Record<`areaGates.${CoverageArea}`, string>

export function gateValues({ gatePercent, areaGates }: Gates): GateValues {
  const typed = (area: CoverageArea) => String(areaGates[area] ?? '')
  return {
    gatePercent: String(gatePercent),
    'areaGates.pages': typed('pages'),
    'areaGates.menu': typed('menu'),
    'areaGates.footer': typed('footer'),
    'areaGates.interface': typed('interface'),
    'areaGates.products': typed('products'),
    'areaGates.categories': typed('categories'),
  }
}

/** What was typed, as the API takes it. An emptied gate is none, which is refused: one of 0 would show a language without a word. */
export function typedGates(values: GateValues) {
  const own = coverageAreas.flatMap((area) => {
    const typed = values[`areaGates.${area}`].trim()
    return typed === '' ? [] : [[area, Number(typed)] as const]
  })
  return {
    gatePercent: values.gatePercent.trim() === '' ? null : Number(values.gatePercent),
    areaGates: Object.fromEntries(own),
  }
}
