import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageCodes } from './languages.ts'
import { addLibrary, libraryPictures, newStorageKey } from './library.ts'
import { newSeed } from './seed.ts'
import { demoLanguages } from './languages.ts'

test('the demo’s library has six pictures of the site’s own, each described in every language of the demo', () => {
  expect(libraryPictures).toHaveLength(6)
  for (const { file, altTexts } of libraryPictures) {
    expect(statSync(`public/pictures/${file}`).size).toBeGreaterThan(0)
    for (const code of languageCodes) expect(altTexts[code], `${file} in ${code}`).not.toBe('')
  }
})

test('a picture’s row has its name without the width, and a text for each language', () => {
  const seed = newSeed(demoLanguages)
  const files = libraryPictures.map((picture) => ({
    picture,
    bytes: 1,
    contentHash: picture.file,
    storageKey: newStorageKey(),
  }))
  addLibrary(seed, files)
  const values = JSON.stringify(seed.statements)
  expect(values).toContain('"gift-box.webp"')
  expect(values.match(/Zielone pudełko/gu)).toHaveLength(1)
})
