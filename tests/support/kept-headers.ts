import { expect, type Page, type TestInfo } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { HeaderStyle } from '#domain/header.ts'
import { headerPicture, keptForm, pictureDifferences } from './header-picture.ts'

// Taken anew where a header is meant to look otherwise: `HEADER_PICTURES=new npx playwright test header-layouts -g 'its pictures'`.
export const areTakenAnew = process.env['HEADER_PICTURES'] === 'new'
export const keptFolder = 'tests/e2e/header-pictures'

export const keptPicture = (style: HeaderStyle, language: string, width: number): string =>
  `${keptFolder}/${style}-${language}-${width}.webp`

/** Every difference of a layout is told at once, each with its place and with the picture as it is now. */
export async function expectKeptPicture(page: Page, file: string, info: TestInfo): Promise<void> {
  const drawn = await headerPicture(page)
  if (areTakenAnew) {
    mkdirSync(keptFolder, { recursive: true })
    writeFileSync(file, await keptForm(drawn))
    return
  }
  const differences = await pictureDifferences(file, drawn)
  if (differences.length > 0) await info.attach(file, { body: drawn, contentType: 'image/png' })
  expect.soft(differences.slice(0, 5), `${file}: ${differences.length} squares differ`).toEqual([])
}
