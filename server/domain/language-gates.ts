import { type CoverageArea, coverageAreas, type EditableLanguage } from './languages.schema.ts'

type Gated = Pick<EditableLanguage, 'coverage' | 'gatePercent' | 'areaGates'>

/** An area of a language that has too few words to be shown, how many it has, and how many are asked, in whole percent. */
export interface LowArea {
  area: CoverageArea
  percent: number
  gate: number
}

/** The first area of a language that is below its gate. One without a gate of its own has the language's. */
export function areaBelowGate({ coverage, gatePercent, areaGates }: Gated): LowArea | undefined {
  return coverageAreas
    .map((area) => ({
      area,
      percent: percentOf(coverage[area]),
      gate: areaGates[area] ?? gatePercent,
    }))
    .find(({ percent, gate }) => percent < gate)
}

/** In whole percent, never rounded up. */
function percentOf({ done, total }: Gated['coverage'][CoverageArea]): number {
  return total === 0 ? 100 : Math.floor((100 * done) / total)
}
