import { ellipse, mirrored } from '#scripts/pictures/outline.ts'
import { fill, picture, rule, wash, softLine } from '#scripts/pictures/pen.ts'
import { flattenPath, parsePath, round } from '#scripts/pictures/path.ts'
import { light, roundGlass, shade, type Palette } from '#scripts/pictures/shading.ts'

export type BottleForm = {
  width: number
  height: number
  neck: number
  neckHeight: number
  /** Height of the slope from neck to body. */
  slope: number
  /** 0 is a straight slope, 1 a full round shoulder. */
  roundness: number
}

/** The outline of the glass, with its mouth at `top`. */
export function bottleOutline(form: BottleForm, top: number): string {
  const half = form.width / 2
  const base = top + form.height
  return mirrored(
    picture.middle,
    `${shoulderOf(form, top)}V${base - 22}Q${half} ${base - 1} ${half - 24} ${base}` +
      `Q${half * 0.5} ${base + 5} 0 ${base + 5}`,
  )
}

/** Air above the drink, with the line of the surface. */
export function headspace(form: BottleForm, top: number): string {
  const { middle } = picture
  const level = top + form.neckHeight + form.slope * 0.1
  const half = form.width / 2
  const air = `M${middle - half} ${top}h${form.width}V${level}H${middle - half}z`
  const reach = halfWidthAt(form, top, level)
  return (
    fill(air, light, 'fill-opacity=".2"') + rule(ellipse(middle, level, reach, 3), light, 1.2, 0.4)
  )
}

/** Light and shade that follow the glass from neck to foot. */
export function bottleShading(palette: Palette, form: BottleForm, top: number): string {
  const { baseLine } = picture
  const gradient = palette.across(roundGlass)
  const start = top + form.neckHeight
  const end = start + form.slope
  const slices = [slice(form, top, { from: top, to: start }, gradient)]
  for (let y = start; y < end; y += sliceHeight) {
    slices.push(slice(form, top, { from: y, to: Math.min(y + sliceHeight, end) }, gradient))
  }
  slices.push(slice(form, top, { from: end, to: baseLine + 8 }, gradient))
  return slices.join('') + glints(palette, form, top)
}

const sliceHeight = 1.5

function shoulderOf(
  { width, neck, neckHeight, slope, roundness }: BottleForm,
  top: number,
): string {
  const [half, thin] = [width / 2, neck / 2]
  const start = top + neckHeight
  const [first, second] = [
    start + slope * (0.62 - roundness * 0.2),
    start + slope * (0.7 - roundness * 0.45),
  ]
  return `M${thin} ${top}V${start}C${thin} ${first} ${half} ${second} ${half} ${start + slope}`
}

function halfWidthAt(form: BottleForm, top: number, y: number): number {
  const points = flattenPath(parsePath(shoulderOf(form, top)), 40).flat()
  let [width, height] = points[0] ?? [form.neck / 2, top]
  for (const [x, below] of points) {
    if (below >= y)
      return below === height ? x : width + ((x - width) * (y - height)) / (below - height)
    width = x
    height = below
  }
  return form.width / 2
}

/** Wider than the glass and without smoothing: half-covered edges would show as steps. */
function slice(
  form: BottleForm,
  top: number,
  { from, to }: { from: number; to: number },
  gradient: string,
): string {
  const half = halfWidthAt(form, top, (from + to) / 2) + 2
  const area = { x: picture.middle - half, y: from, width: half * 2, height: to - from }
  return wash(area, gradient, 'shape-rendering="crispEdges"')
}

function glints(palette: Palette, form: BottleForm, top: number): string {
  const { middle, baseLine } = picture
  const { width, neckHeight, slope } = form
  const soft = palette.blur(2.4)
  const along = Array.from({ length: 14 }, (_, index) => {
    const y = top + neckHeight - 4 + (index / 13) * (slope + 10)
    return `L${round(middle - halfWidthAt(form, top, y) * 0.74)} ${round(y)}`
  }).join('')
  const neckGlint = middle - (form.neck / 2) * 0.74
  const left = `M${neckGlint} ${top + 26}${along}V${baseLine - 34}`
  const shoulder = top + neckHeight + slope
  return [
    softLine(left, { color: light, width: width * 0.042, opacity: 0.46, filter: soft }),
    wash(
      { x: middle + width * 0.41, y: shoulder, width: 4, height: baseLine - 44 - shoulder },
      light,
      `fill-opacity=".3" filter="${soft}"`,
    ),
    wash(
      { x: middle - width / 2, y: baseLine - 14, width, height: 20 },
      shade,
      `fill-opacity=".16" filter="${palette.blur(4)}"`,
    ),
  ].join('')
}
