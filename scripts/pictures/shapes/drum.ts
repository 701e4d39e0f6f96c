import { ellipse, mirrored } from '#scripts/pictures/outline.ts'
import { stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { band, fill, hoop, picture, rule, sagging } from '#scripts/pictures/pen.ts'
import {
  contactShadow,
  light,
  metal,
  roundGlass,
  roundPaper,
  shade,
} from '#scripts/pictures/shading.ts'

type Build = {
  width: number
  height: number
  sag: number
  closing: 'card' | 'can' | 'tin' | 'shaker'
}

/** A tall card tube with a lid. */
export const drawTube = drumOf({ width: 246, height: 404, sag: 12, closing: 'card' })

/** A low card tube, for salt. */
export const drawSaltTube = drumOf({ width: 252, height: 292, sag: 12, closing: 'card' })

export const drawCan = drumOf({ width: 250, height: 330, sag: 12, closing: 'can' })

/** A wide biscuit tin. */
export const drawBiscuitTin = drumOf({ width: 368, height: 300, sag: 20, closing: 'tin' })

/** A slim jar with holes in its lid. */
export const drawShaker = drumOf({ width: 176, height: 322, sag: 8, closing: 'shaker' })

function drumOf(build: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, palette } = order
    const { middle, baseLine } = picture
    const half = build.width / 2
    const top = baseLine - build.height
    const wall = mirrored(
      middle,
      `M${half} ${top}V${baseLine - 4}q0 4 -4 5` +
        `Q${half * 0.5} ${baseLine + build.sag * 0.55} 0 ${baseLine + build.sag * 0.55}`,
    )
    const area = { x: middle - half, y: top, width: build.width, height: build.height }
    return {
      shadow: contactShadow(palette, middle, baseLine + 2, half),
      body: [
        fill(wall, pack.body[0] ?? light),
        palette.within(
          wall,
          wallPrint(order, build, area) + fill(wall, palette.across(roundPaper)),
        ),
        closings[build.closing](order, build, top),
      ].join(''),
      focus: { ...area, y: top + 26, height: build.height - 26 },
    }
  }
}

/** A paper field between two coloured bands, or colour all over on a can. */
function wallPrint(
  { pack, label, palette }: PackToDraw,
  { sag, closing }: Build,
  { x, y, width, height }: Rectangle,
): string {
  const { middle } = picture
  const half = width / 2
  const warp = sagging(middle, half, sag)
  const shoulder = { card: 46, can: 12, tin: 52, shaker: 16 }[closing]
  const foot = { card: 26, can: 14, tin: 20, shaker: 16 }[closing]
  const field = { x, y: y + shoulder, width, height: height - shoulder - foot }
  const hoops =
    hoop(middle, half, field.y + 8, sag) + hoop(middle, half, field.y + field.height - 8, sag)
  const steel =
    closing === 'can'
      ? fill(`M${x} ${y}h${width}v${height + 20}h-${width}z`, palette.across(metal))
      : ''
  const inside = { ...field, y: field.y + 22, height: field.height - 42 }
  return (
    steel +
    fill(band(middle, half, field.y, field.height, sag), pack.paper) +
    rule(hoops, pack.band, 2.4) +
    stackedLabel(label, inside, { warp, nameSize: 46, drawingSize: 168 })
  )
}

const closings = {
  card: ({ pack, palette }, { width, sag }, top) => {
    const half = width / 2 + 3
    return (
      lidBand(palette.across(roundPaper), pack.lid, half, top - 16, 54, sag) +
      disc(pack.lid, half, top - 16, sag)
    )
  },
  tin: ({ pack, palette }, { width, sag }, top) => {
    const half = width / 2 + 4
    const rim = hoop(picture.middle, half, top + 33, sag)
    return (
      lidBand(palette.across(roundGlass), pack.lid, half, top - 12, 54, sag) +
      rule(rim, pack.accent, 3) +
      disc(pack.lid, half, top - 12, sag)
    )
  },
  shaker: ({ pack, palette }, { width, sag }, top) => {
    const { middle } = picture
    const half = width / 2 - 4
    const holes = [-44, -22, 0, 22, 44]
      .map((dx) =>
        fill(
          ellipse(middle + dx, top - 40 + (dx % 44 === 0 ? 1.5 : -1.5), 4.5, 2),
          shade,
          'fill-opacity=".7"',
        ),
      )
      .join('')
    return (
      lidBand(palette.across(roundGlass), pack.lid, half, top - 40, 48, sag) +
      disc(pack.lid, half, top - 40, sag) +
      holes
    )
  },
  can: ({ palette }, { width, sag }, top) => {
    const { middle } = picture
    const half = width / 2
    const steel = palette.across(metal)
    const ring = `M${middle - 8} ${top - 2}c6 -9 46 -9 44 1c-2 8 -40 8 -44 -1z`
    const rims = [
      fill(ellipse(middle, top, half + 1, sag + 2), steel),
      fill(ellipse(middle, top + 1, half - 6, sag - 1), '#b6b8b2'),
      rule(ellipse(middle, top + 1.5, half - 16, sag - 4), shade, 1.2, 0.3),
      rule(ellipse(middle, top + 2, half - 30, sag - 6.5), light, 1.2, 0.6),
      rule(ring, shade, 4.6, 0.3) + rule(ring, '#e8e8e1', 3),
      rule(ellipse(middle, top, half, sag + 1), light, 1.6, 0.7),
    ]
    const foot = rule(hoop(middle, half, picture.baseLine - 6, sag * 0.6), shade, 2, 0.25)
    return rims.join('') + foot
  },
} satisfies Record<Build['closing'], (order: PackToDraw, build: Build, top: number) => string>

function lidBand(
  shine: string,
  color: string,
  half: number,
  top: number,
  height: number,
  sag: number,
): string {
  const { middle } = picture
  const wall = band(middle, half, top, height, sag)
  return (
    fill(wall, shade, 'fill-opacity=".2" transform="translate(0 4)"') +
    fill(wall, color) +
    fill(wall, shine) +
    rule(hoop(middle, half, top + height - 3, sag), shade, 1.2, 0.2)
  )
}

function disc(color: string, half: number, top: number, sag: number): string {
  const { middle } = picture
  return [
    fill(ellipse(middle, top, half, sag), color),
    fill(ellipse(middle, top, half, sag), light, 'fill-opacity=".25"'),
    rule(ellipse(middle, top + 0.5, half - 9, sag - 3), shade, 1.1, 0.16),
    rule(ellipse(middle, top, half - 0.8, sag - 0.8), light, 1.1, 0.4),
  ].join('')
}
