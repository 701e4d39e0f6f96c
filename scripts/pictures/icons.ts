import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { houseMark, houseMarkPath } from '#scripts/pictures/house-mark.ts'

const pine = '#11513a'
const paleGreen = '#84d1a3'
const paper = '#fbf8ee'

/** Writes the mark for browser tabs, which follows the tab's theme, and for home screens. */
export async function drawIcons(directory: string) {
  const theme = `path{fill:${pine}}@media (prefers-color-scheme:dark){path{fill:${paleGreen}}}`
  const tab = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><style>${theme}</style><path d="${houseMarkPath}"/></svg>`
  await writeFile(`${directory}/favicon.svg`, `${tab}\n`)

  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180"><path d="M0 0h180v180H0z" fill="${pine}"/>${houseMark({ x: 38, y: 38, size: 104 }, paper)}</svg>`
  await sharp(Buffer.from(tile)).png({ palette: true }).toFile(`${directory}/apple-touch-icon.png`)
}
