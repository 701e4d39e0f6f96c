import { expect, test } from 'vitest'
import { areaBelowGate } from './language-gates.ts'

const coverage = {
  pages: { done: 950, total: 1000 },
  menu: { done: 0, total: 0 },
  footer: { done: 9, total: 10 },
  products: { done: 899, total: 999 },
  categories: { done: 8, total: 8 },
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
  const nothing = { done: 0, total: 0 }
  const empty = { pages: nothing, menu: nothing, footer: nothing }
  const all = { ...empty, products: nothing, categories: nothing }
  expect(areaBelowGate({ coverage: all, gatePercent: 100, areaGates: {} })).toBeUndefined()
})
