import { parsePath, printPath, warpPath } from '#scripts/pictures/path.ts'

/** Two gables and a door, in a box of 34 x 34. */
export const houseMarkPath =
  'M2 32V18C2 9.5 8 4 12 2v13C13 9 18 4.5 22 2v13c1-6 6-10.5 10-13v30h-9.5v-6.5' +
  'c0-3.04-2.46-5.5-5.5-5.5s-5.5 2.46-5.5 5.5V32z'

type Square = { x: number; y: number; size: number }

/** The maker's mark in one colour. */
export function houseMark({ x, y, size }: Square, color: string): string {
  const scale = size / 34
  const d = printPath(
    warpPath(parsePath(houseMarkPath), ([px, py]) => [x + px * scale, y + py * scale]),
  )
  return `<path d="${d}" fill="${color}"/>`
}
