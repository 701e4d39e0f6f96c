import { expect, test } from 'vitest'
import { headerStyles } from '#domain/header.ts'
import { layouts } from './layouts.ts'

test('[B08] there are fifteen layouts, and the table holds exactly them', () => {
  expect(headerStyles).toHaveLength(15)
  expect(Object.keys(layouts)).toEqual([...headerStyles])
})
