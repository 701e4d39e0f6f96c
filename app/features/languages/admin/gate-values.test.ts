import { expect, test } from 'vitest'
import { gateValues, typedGates } from './gate-values.ts'

const saved = gateValues({ gatePercent: 90, areaGates: { menu: 80 } })

test('[A14] gates are typed as they are saved, and an area that has none of its own is empty', () => {
  expect(saved).toMatchObject({ gatePercent: '90', 'areaGates.menu': '80', 'areaGates.pages': '' })
  expect(typedGates(saved)).toEqual({ gatePercent: 90, areaGates: { menu: 80 } })
})

test.each(['', '  '])('[A14] an emptied gate (%j) is no gate of 0: it is sent as none', (typed) => {
  expect(typedGates({ ...saved, gatePercent: typed })).toMatchObject({ gatePercent: null })
  expect(typedGates({ ...saved, gatePercent: '0' })).toMatchObject({ gatePercent: 0 })
})

test('[A14] an area whose gate is emptied asks as much as the language', () => {
  expect(typedGates({ ...saved, 'areaGates.menu': '' })).toMatchObject({ areaGates: {} })
  expect(typedGates({ ...saved, 'areaGates.menu': '0' })).toMatchObject({ areaGates: { menu: 0 } })
})
