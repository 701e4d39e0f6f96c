import { percentDone } from './coverage.ts'
import { type CoverageArea, coverageAreas, type EditableLanguage } from './languages.schema.ts'

type Gated = Pick<EditableLanguage, 'coverage' | 'gatePercent' | 'areaGates'>

/** An area of a language that is translated too little to be shown, how much of it is, and how much is asked, in whole percent. */
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
      percent: percentDone(coverage[area]),
      gate: areaGates[area] ?? gatePercent,
    }))
    .find(({ percent, gate }) => percent < gate)
}
