import { expect, test } from 'vitest'
import { wrongFields } from './wrong-fields.ts'

test('a refusal is shown at the fields that the form has, each reason once', () => {
  const refusal = {
    field: 'name',
    message: 'Enter your name.',
    fields: [
      { field: 'name', code: 'name_invalid' as const, message: 'Enter your name.' },
      { field: 'name', code: 'invalid_input' as const, message: 'Check this.' },
      { field: 'city', code: 'city_missing' as const, message: 'Enter a city.' },
      { field: 'rev', code: 'invalid_input' as const, message: 'Check this.' },
    ],
  }
  expect(wrongFields(refusal, ['name', 'city'])).toEqual({
    name: 'Enter your name. Check this.',
    city: 'Enter a city.',
  })
})

test('a refusal of the whole is at no field', () => {
  expect(wrongFields({ message: 'Someone else changed this.' }, ['name'])).toEqual({})
})
