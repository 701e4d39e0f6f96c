import type { Engraving, Mark } from '#scripts/pictures/engrave.ts'
import { flattenPath, parsePath, warpPath, type Point, type Warp } from '#scripts/pictures/path.ts'

type Bounds = { x: number; y: number; width: number; height: number }

/**
 * What an engraving really covers of its 120 x 120 box, so that every drawing can be set equally
 * large.
 */
export function engravingBounds(engraving: Engraving): Bounds {
  const known = measured.get(engraving)
  if (known) return known
  const points = engraving.flatMap((mark) => pointsOf(mark, (point) => point))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const bounds = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  measured.set(engraving, bounds)
  return bounds
}

const measured = new WeakMap<Engraving, Bounds>()

function pointsOf(mark: Mark, place: Warp): Point[] {
  if (mark.kind === 'group')
    return mark.marks.flatMap((inner) => pointsOf(inner, (point) => place(mark.place(point))))
  const path = mark.kind === 'line' ? mark.path : mark.outline
  return flattenPath(warpPath(parsePath(path), place), 6).flat()
}
