import { expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { canonicalAddress } from './canonical-address.ts'

const origin = 'https://site.test'
/** The host is the caller's to say. */
const asked = 'http://evil.example:8080'
const languages = ['nb', 'pt-BR'].map((code) => ({ code }) as Language)

test.each([
  ['/Accessibility', '/accessibility'],
  ['/NB', '/nb'],
  ['/NB/Products/Aged-Cheese?Search=Ost', '/nb/products/aged-cheese?Search=Ost'],
  ['/pt-br/About', '/pt-BR/about'],
  ['/NB/order-success/AbC-dEf', '/nb/order-success/AbC-dEf'],
  ['/NB/newsletter/o4D_OPkjR/', '/nb/newsletter/o4D_OPkjR'],
  ['/ar/newsletter/preferences/AbC-dEf', '/newsletter/preferences/AbC-dEf'],
  ['/zh-Hans/newsletter/o4D_OPkjR', '/newsletter/o4D_OPkjR'],
  ['/ar/About', '/ar/about'],
  ['/Robots.txt', '/robots.txt'],
  ['/about/', '/about'],
  ['/NB/About//?x=1', '/nb/about?x=1'],
  ['/nb/order-success/AbC-dEf/', '/nb/order-success/AbC-dEf'],
  ['//Evil.example/', '//Evil.example'],
  ['//', '/'],
])('%s would be found at %s', (path, canonical) => {
  expect(canonicalAddress(asked + path, { languages, origin })).toBe(origin + canonical)
  expect(canonicalAddress(asked + canonical, { languages, origin })).toBeUndefined()
})

test.each([
  '/',
  '/about',
  '/about?Search=Ost',
  '/pt-BR/about',
  '/order-success/AbC-dEf',
  '/nb/order-success/AbC-dEf',
  '/Order-Success/AbC-dEf',
  '//Evil.example',
  '/Products//x',
  '/%41bout',
  '/Products/%',
])('%s has no other spelling', (path) => {
  expect(canonicalAddress(asked + path, { languages, origin })).toBeUndefined()
})
