import { ellipse, mirrored, strokes } from '#scripts/pictures/outline.ts'
import { fill, rule, wash } from '#scripts/pictures/pen.ts'
import { round } from '#scripts/pictures/path.ts'
import { light, roundGlass, roundPaper, shade, type Palette } from '#scripts/pictures/shading.ts'

export type LidPlace = { axis: number; top: number; width: number; height: number }

/** A metal lid with or without grip lines. */
export function screwLid(
  palette: Palette,
  place: LidPlace,
  color: string,
  isRidged = true,
): string {
  const { axis, top, width, height } = place
  const half = width / 2
  const lift = 9
  const side = mirrored(
    axis,
    `M${half} ${top + lift}V${top + height - 4}q0 4 -5 5` +
      `Q${half * 0.5} ${top + height + lift * 0.9} 0 ${top + height + lift * 0.9}`,
  )
  const glint = palette.blur(2.2)
  return [
    fill(side, color),
    isRidged ? rule(gripLines(place, lift), shade, 1.6, 0.17) : '',
    fill(side, palette.across(roundGlass)),
    rule(
      `M${axis - half} ${top + height - 7}` +
        `Q${axis} ${top + height + 7} ${axis + half} ${top + height - 7}`,
      shade,
      1.2,
      0.2,
    ),
    wash(
      {
        x: axis - half * 0.72,
        y: top + lift + 6,
        width: width * 0.06,
        height: Math.max(height - 20, 4),
      },
      light,
      `rx="4" fill-opacity=".45" filter="${glint}"`,
    ),
    fill(ellipse(axis, top + lift, half, lift), color),
    fill(ellipse(axis, top + lift, half, lift), light, 'fill-opacity=".24"'),
    fill(ellipse(axis - 3, top + lift + 0.5, half - 11, lift - 3.2), light, 'fill-opacity=".13"'),
    rule(ellipse(axis, top + lift, half - 0.7, lift - 0.7), light, 1, 0.35),
  ].join('')
}

/** A cloth over the lid, tied with string. */
export function clothLid(palette: Palette, place: LidPlace, cloth: string, string: string): string {
  const { axis, top, width, height } = place
  const half = width / 2
  const tie = top + height * 0.56
  const end = top + height * 1.3
  const cap = mirrored(
    axis,
    `M0 ${top}C${half * 0.7} ${top} ${half * 0.96} ${top + 4} ${half} ${top + 16}` +
      `L${half * 0.985} ${tie}` +
      `L${half * 1.15} ${end - 4}q-8 9 -18 2q-10 10 -20 2q-12 9 -22 1q-12 8 -24 1L0 ${end + 3}`,
  )
  return [
    fill(cap, cloth),
    palette.within(cap, checks(place, cloth) + fill(cap, palette.across(roundPaper))),
    rule(pleats(axis, half, tie, end), shade, 1.6, 0.2),
    rule(`M${axis - half} ${tie}Q${axis} ${tie + 13} ${axis + half} ${tie}`, shade, 5, 0.25),
    rule(`M${axis - half} ${tie - 1}Q${axis} ${tie + 11} ${axis + half} ${tie - 1}`, string, 4),
    rule(
      `M${axis + 6} ${tie + 5}c-16 -14 -34 -6 -22 4c8 5 16 0 22 -4c16 -14 34 -6 22 4` +
        'c-8 5 -16 0 -22 -4l-14 24m14 -24l12 26',
      string,
      2.6,
    ),
  ].join('')
}

/** A glass lid held by a rubber ring and two steel clips. */
export function clipLid(palette: Palette, place: LidPlace, ring: string): string {
  const { axis, top, width, height } = place
  const half = width / 2
  const glass = mirrored(
    axis,
    `M0 ${top}H${half - 26}Q${half} ${top + 2} ${half} ${top + 18}V${top + height - 8}` +
      `Q${half * 0.5} ${top + height} 0 ${top + height}`,
  )
  const seal = mirrored(
    axis,
    `M0 ${top + height - 5}` +
      `Q${half * 0.5} ${top + height - 5} ${half + 3} ${top + height - 12}v11` +
      `Q${half * 0.5} ${top + height + 7} 0 ${top + height + 7}`,
  )
  return [
    fill(glass, '#dfe6dc', 'fill-opacity=".85"'),
    fill(glass, palette.across(roundGlass), 'fill-opacity=".8"'),
    rule(ellipse(axis, top + 14, half * 0.66, 6), light, 1.6, 0.8),
    rule(
      `M${axis - half + 8} ${top + 16}Q${axis} ${top + 26} ${axis + half - 8} ${top + 16}`,
      shade,
      1.2,
      0.2,
    ),
    fill(seal, ring),
    fill(seal, palette.across(roundGlass)),
    [-1, 1].map((side) => clip(palette, axis + side * half * 0.8, top, height)).join(''),
  ].join('')
}

function clip(palette: Palette, x: number, top: number, height: number): string {
  const wire =
    `M${x - 9} ${top + height + 20}V${top + 2}q0 -7 9 -7t9 7V${top + height + 20}` +
    'q0 6 -9 6t-9 -6z'
  return (
    rule(wire, '#3d3f3b', 6, 0.45) +
    rule(wire, '#d6d8d2', 4.2) +
    rule(
      wire,
      palette.down([
        [0, light, 0.9],
        [1, shade, 0.2],
      ]),
      1.4,
    )
  )
}

function gripLines({ axis, top, width, height }: LidPlace, lift: number): string {
  const lines = Array.from({ length: 35 }, (_, index): [number, number, number, number] => {
    const angle = (Math.PI * (index + 1)) / 36
    const x = axis - (Math.cos(angle) * width) / 2
    const drop = Math.sin(angle) * 7
    return [x, top + lift + 8 + drop, x, top + height - 9 + drop]
  })
  return strokes(...lines)
}

function checks({ axis, top, width, height }: LidPlace, cloth: string): string {
  const columns = Array.from({ length: 13 }, (_, i) =>
    fill(
      `M${round(axis - width * 0.62 + i * width * 0.1)} ${top - 4}h${width * 0.05}` +
        `v${height * 1.6}h-${width * 0.05}z`,
      light,
      'fill-opacity=".3"',
    ),
  )
  const rows = Array.from({ length: 5 }, (_, i) =>
    fill(
      `M${axis - width} ${round(top + 6 + i * 20)}q${width} 16 ${width * 2} 0v10` +
        `q-${width} 16 -${width * 2} 0z`,
      light,
      'fill-opacity=".3"',
    ),
  )
  return (
    fill(`M${axis - width} ${top - 6}h${width * 2}v${height * 2}h-${width * 2}z`, cloth) +
    columns.join('') +
    rows.join('')
  )
}

function pleats(axis: number, half: number, tie: number, end: number): string {
  return Array.from({ length: 11 }, (_, i) => {
    const share = (i - 5) / 5.4
    return (
      `M${round(axis + share * half * 0.98)} ${round(tie + 10 * (1 - share * share))}` +
      `L${round(axis + share * half * 1.12)} ${round(end - 3 - 3 * Math.abs(share))}`
    )
  }).join('')
}
