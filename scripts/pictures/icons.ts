import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { houseMark, houseMarkPath } from '#scripts/pictures/house-mark.ts'

const pine = '#11513a'
const paleGreen = '#84d1a3'
const paper = '#fbf8ee'

/** Writes the mark for browser tabs, which follows the tab's theme, and for home screens. */
export async function drawIcons(directory: string) {
  const theme = `path{fill:${pine}}@media (prefers-color-scheme:dark){path{fill:${paleGreen}}}`
  const style = `<style>${theme}</style>`
  const tab = svg('viewBox="0 0 34 34"', `${style}<path d="${houseMarkPath}"/>`)
  await writeFile(`${directory}/favicon.svg`, `${tab}\n`)

  const ground = `<path d="M0 0h180v180H0z" fill="${pine}"/>`
  const mark = houseMark({ x: 38, y: 38, size: 104 }, paper)
  const tile = svg('width="180" height="180"', ground + mark)
  await sharp(Buffer.from(tile)).png({ palette: true }).toFile(`${directory}/apple-touch-icon.png`)
}

function svg(size: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`
}
