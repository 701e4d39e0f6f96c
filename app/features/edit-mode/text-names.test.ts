import { setupI18n } from '@lingui/core'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collectionKeys, collectionOf } from '#domain/collections.ts'
import { textName } from './text-names.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const nameOf = (key: string) => textName(i18n, { page: 'about', key })

/** True where a part of the key has no name: neither that of the page nor what the text is in it. */
function isUnnamed(key: string): boolean {
  const name = nameOf(key)
  return name === key || (key.includes('.') && !name.includes(' · '))
}

test('every text of an item of a list has a name', () => {
  const keys = collectionKeys.flatMap((collection) => {
    const { prefix, fields, heading } = collectionOf(collection)
    return [
      ...fields.map(({ key }) => `${prefix}.1.${key}`),
      ...(heading?.fields ?? []).map(({ key }) => `${heading?.prefix}.1.${key}`),
    ]
  })
  expect(keys.filter(isUnnamed)).toEqual([])
  expect(nameOf('person.2.role')).toBe('Person 2 · What they do')
})

test('so has every text of the demo site: its part, and what it is in it', () => {
  const keys = readdirSync('db/seed/pages').flatMap((file) =>
    [...readFileSync(`db/seed/pages/${file}`, 'utf8').matchAll(/"key": "([\w.]+)"/gu)].map(
      ([, key = '']) => key,
    ),
  )
  expect(keys.length).toBeGreaterThan(200)
  expect(keys.filter(isUnnamed)).toEqual([])
})
