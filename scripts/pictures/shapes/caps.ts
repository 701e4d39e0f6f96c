import { ellipse, mirrored, strokes } from '#scripts/pictures/outline.ts'
import { fill, rule } from '#scripts/pictures/pen.ts'
import { light, roundGlass, shade, type Palette } from '#scripts/pictures/shading.ts'
import { screwLid } from '#scripts/pictures/shapes/lids.ts'

export type CapKind = 'screw' | 'cork' | 'crown' | 'stopper' | 'wax' | 'foil'

/** `top` is the mouth of the bottle. */
type CapPlace = { axis: number; top: number; neck: number; height: number; glass: string }

/** Closes a bottle. */
export function drawCap(palette: Palette, kind: CapKind, place: CapPlace, color: string): string {
  return drawers[kind](palette, place, color)
}

type Drawer = (palette: Palette, place: CapPlace, color: string) => string

const drawers = {
  screw: (palette, { axis, top, neck, height }, color) =>
    screwLid(palette, { axis, top: top - height + 20, width: neck + 10, height }, color),
  cork: (palette, place, color) => lip(palette, place) + cork(palette, place, color),
  crown,
  stopper,
  wax,
  foil,
} satisfies Record<CapKind, Drawer>

function lip(palette: Palette, { axis, top, neck, glass }: CapPlace): string {
  const half = neck / 2 + 5
  const ring = mirrored(
    axis,
    `M${half - 3} ${top - 2}q3 1 3 4v12q0 3 -3 4Q${half * 0.5} ${top + 21} 0 ${top + 21}`,
  )
  return (
    fill(ring, glass) +
    fill(ring, palette.across(roundGlass)) +
    fill(ellipse(axis, top - 2, half - 3, 4), light, 'fill-opacity=".2"')
  )
}

function cork(palette: Palette, { axis, top, neck, height }: CapPlace, color: string): string {
  const half = neck / 2 + 3
  const plug = mirrored(axis, `M${half} ${top - height + 6}V${top - 4}q-${half * 0.5} 4 -${half} 4`)
  const grain = Array.from({ length: 26 }, (_, i): [number, number, number, number] => {
    const x = axis - half + 4 + ((i * 17) % (2 * half - 8))
    const y = top - height + 16 + ((i * 29) % (height - 24))
    return [x, y, x + 3, y + 0.6]
  })
  return [
    fill(plug, color),
    rule(strokes(...grain), shade, 1.5, 0.25),
    fill(plug, palette.across(roundGlass)),
    fill(ellipse(axis, top - height + 6, half, 6), color),
    fill(ellipse(axis, top - height + 6, half, 6), light, 'fill-opacity=".28"'),
  ].join('')
}

function crown(palette: Palette, { axis, top, neck }: CapPlace, color: string): string {
  const half = neck / 2 + 5
  const teeth = Array.from({ length: 6 }, () => `q-${half / 12} 6 -${half / 6} 0`).join('')
  const cap = mirrored(
    axis,
    `M0 ${top - 11}` +
      `C${half * 0.7} ${top - 11} ${half * 0.86} ${top - 6} ${half} ${top + 14}${teeth}`,
  )
  const flutes = Array.from({ length: 11 }, (_, i): [number, number, number, number] => {
    const share = (i - 5) / 6
    return [axis + share * half * 0.84, top - 2, axis + share * half, top + 13]
  })
  return (
    fill(cap, color) +
    rule(strokes(...flutes), shade, 1.5, 0.22) +
    fill(cap, palette.across(roundGlass)) +
    fill(ellipse(axis - 4, top - 5, half * 0.55, 3), light, 'fill-opacity=".4"')
  )
}

function stopper(palette: Palette, place: CapPlace, color: string): string {
  const { axis, top, neck } = place
  const half = neck / 2
  const head = mirrored(
    axis,
    `M0 ${top - 34}` +
      `C${half * 0.7} ${top - 34} ${half * 0.92} ${top - 28} ${half * 0.92} ${top - 16}` +
      `V${top - 8}Q${half * 0.5} ${top - 4} 0 ${top - 4}`,
  )
  const seal = mirrored(
    axis,
    `M0 ${top - 8}L${half * 0.86} ${top - 11}v8Q${half * 0.5} ${top + 3} 0 ${top + 3}`,
  )
  const [left, right] = [axis - half - 4, axis + half + 4]
  const bail = `M${left} ${top + 34}V${top - 20}q0 -22 ${half + 4} -22t${half + 4} 22V${top + 34}`
  const collar =
    `M${left} ${top + 34}q${half + 4} 9 ${half * 2 + 8} 0M${left} ${top + 42}` +
    `q${half + 4} 9 ${half * 2 + 8} 0`
  const lever =
    `M${left} ${top + 12}q4 34 ${half * 0.8} 46q${half * 0.5} 5 ${half} 0` +
    `q${half * 0.5} -12 ${right - axis - half * 0.2} -46`
  const wires = `${bail}${collar}${lever}`
  return [
    lip(palette, place),
    fill(seal, '#b5462f') + fill(seal, palette.across(roundGlass)),
    fill(head, color) + fill(head, palette.across(roundGlass)),
    rule(wires, '#34362f', 4.4, 0.4),
    rule(wires, '#cfd1ca', 2.8),
  ].join('')
}

/** Sealing wax that has run down the neck, each drop its own way. */
function wax(palette: Palette, { axis, top, neck, height }: CapPlace, color: string): string {
  const half = neck / 2 + 5
  const end = top + height - 30
  const drop = half / 2
  const runs = [20, 10, 26, 4].map(
    (long) =>
      `V${end + long}q0 ${drop / 2} -${drop / 2} ${drop / 2}t-${drop / 2} -${drop / 2}V${end}`,
  )
  const coat =
    `M${axis - half} ${top - 8}Q${axis - half} ${top - 15} ${axis - half + 6} ${top - 16}` +
    `Q${axis} ${top - 22} ${axis + half - 6} ${top - 16}` +
    `Q${axis + half} ${top - 15} ${axis + half} ${top - 8}${runs.join('')}z`
  const shine = palette.across(roundGlass)
  const whole = `M${axis - half} ${top - 22}h${half * 2}v${height + 40}h-${half * 2}z`
  return [
    fill(
      coat,
      shade,
      `fill-opacity=".25" transform="translate(1 3)" filter="${palette.blur(2.2)}"`,
    ),
    palette.within(coat, fill(whole, color) + fill(whole, shine)),
    fill(ellipse(axis, top - 15, half - 5, 4), light, 'fill-opacity=".2"'),
    rule(`M${axis - half} ${top + 12}q${half} 8 ${half * 2} 0`, shade, 2.4, 0.3),
    rule(`M${axis - half} ${top + 9}q${half} 8 ${half * 2} 0`, light, 1.6, 0.35),
  ].join('')
}

/** Pressed foil over a wide neck. */
function foil(palette: Palette, { axis, top, neck }: CapPlace, color: string): string {
  const half = neck / 2 + 7
  const skirt = mirrored(
    axis,
    `M0 ${top - 12}H${half - 8}Q${half} ${top - 11} ${half} ${top - 2}V${top + 17}` +
      `q-4 4 -8 0q-5 5 -10 1q-5 5 -11 1q-6 5 -12 1L0 ${top + 23}`,
  )
  const folds = Array.from({ length: 17 }, (_, i): [number, number, number, number] => {
    const x = axis + ((i - 8) / 8.6) * half
    return [x, top + 1, x + (i % 2 === 0 ? 2 : -2), top + 19]
  })
  return [
    fill(skirt, color),
    rule(strokes(...folds), shade, 1.6, 0.2),
    rule(strokes(...folds), light, 1, 0.3),
    fill(skirt, palette.across(roundGlass)),
    fill(ellipse(axis, top - 8, half - 4, 6), color) +
      fill(ellipse(axis, top - 8, half - 4, 6), light, 'fill-opacity=".3"'),
    rule(ellipse(axis, top - 8, half - 16, 3.6), shade, 1, 0.25),
  ].join('')
}
