import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { icoOf } from '#scripts/pictures/ico.ts'
import { houseMark, houseMarkPath } from '#scripts/pictures/house-mark.ts'

const pine = '#11513a'
const paleGreen = '#84d1a3'
const paper = '#fbf8ee'

/** Writes the mark for browser tabs, which follows the tab's theme, for home screens, and for what asks for `favicon.ico` unasked. */
export async function drawIcons(directory: string) {
  const theme = `path{fill:${pine}}@media (prefers-color-scheme:dark){path{fill:${paleGreen}}}`
  const style = `<style>${theme}</style>`
  const tab = svg('viewBox="0 0 34 34"', `${style}<path d="${houseMarkPath}"/>`)
  await writeFile(`${directory}/favicon.svg`, `${tab}\n`)

  const ground = `<path d="M0 0h180v180H0z" fill="${pine}"/>`
  const mark = houseMark({ x: 38, y: 38, size: 104 }, paper)
  const tile = svg('width="180" height="180"', ground + mark)
  await sharp(Buffer.from(tile)).png({ palette: true }).toFile(`${directory}/apple-touch-icon.png`)

  const small = [16, 32, 48].map(async (side) => {
    const drawing = svg(`width="${side}" height="${side}" viewBox="0 0 180 180"`, ground + mark)
    return { side, png: await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer() }
  })
  await writeFile(`${directory}/favicon.ico`, icoOf(await Promise.all(small)))
}

function svg(size: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`
}
