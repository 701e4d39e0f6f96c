import * as v from 'valibot'
import { expect, test } from 'vitest'
import { saveHeaderSchema } from '#domain/header.schema.ts'
import { previewedHeader, previewPath } from './header-preview.ts'

const settings = {
  headerMenuStyle: 'gmail',
  headerLogoStyle: 'circular',
  headerLogoWidth: 48,
  headerLogoHeight: 40,
  headerMaxLogoWidth: 120,
  showCompanyNameInHeader: false,
} as const

const read = (path: string) =>
  previewedHeader(Object.fromEntries(new URL(path, 'http://site.test').searchParams))

test('[B08] what is tried out travels in the preview’s address', () => {
  expect(read(previewPath(settings))).toEqual({
    headerStyle: 'gmail',
    logo: { style: 'circular', width: 48, height: 40, maxWidth: 120 },
    isNameShownInHeader: false,
  })
})

test('[B08] a logo is shown no higher than it can be saved', () => {
  const at = (height: number) => read(previewPath({ ...settings, headerLogoHeight: height })).logo
  expect(at(160).height).toBe(160)
  expect(at(161).height).toBe(32)
  expect(v.is(saveHeaderSchema, { ...settings, headerLogoHeight: 161, rev: 0 })).toBe(false)
  expect(v.is(saveHeaderSchema, { ...settings, headerLogoHeight: 160, rev: 0 })).toBe(true)
})

test.each(['?style=myspace&logo=x&width=9&height=1e9&max=-1', '?width=<script>', ''])(
  'an odd address %s shows the default',
  (search) => {
    expect(read(`/admin/header-preview${search}`)).toEqual({
      headerStyle: 'horizontal',
      logo: { style: 'rounded', width: 32, height: 32, maxWidth: 200 },
      isNameShownInHeader: true,
    })
  },
)
