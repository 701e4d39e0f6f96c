import { expect, test } from 'vitest'
import { areaBelowGate } from './language-gates.ts'

const nothing = { reviewed: 0, outdated: 0, machine: 0, missing: 0 }
const coverage = {
  pages: { ...nothing, reviewed: 950, outdated: 20, machine: 20, missing: 10 },
  menu: nothing,
  footer: { ...nothing, reviewed: 9, missing: 1 },
  interface: { ...nothing, reviewed: 700 },
  products: { ...nothing, reviewed: 899, missing: 100 },
  categories: { ...nothing, reviewed: 8 },
}

test('[A14] the first area below its gate keeps a language back, never rounded up', () => {
  const low = areaBelowGate({ coverage, gatePercent: 90, areaGates: {} })
  expect(low).toEqual({ area: 'products', percent: 89, gate: 90 })
  expect(areaBelowGate({ coverage, gatePercent: 89, areaGates: {} })).toBeUndefined()
})

test('[A14] an area has a gate of its own, higher or lower than the others', () => {
  const lower = { coverage, gatePercent: 90, areaGates: { products: 50 } }
  expect(areaBelowGate(lower)).toBeUndefined()
  const higher = { coverage, gatePercent: 50, areaGates: { footer: 100 } }
  expect(areaBelowGate(higher)).toEqual({ area: 'footer', percent: 90, gate: 100 })
})

test('[A14] an area without any texts is through', () => {
  const empty = { pages: nothing, menu: nothing, footer: nothing, interface: nothing }
  const all = { ...empty, products: nothing, categories: nothing }
  expect(areaBelowGate({ coverage: all, gatePercent: 100, areaGates: {} })).toBeUndefined()
})
