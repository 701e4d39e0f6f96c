import { ellipse, mirrored } from '#scripts/pictures/outline.ts'
import { stackedLabel } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule, sagging, softLine } from '#scripts/pictures/pen.ts'
import { contactShadow, light, roundGlass, roundPaper, shade } from '#scripts/pictures/shading.ts'

type Build = { top: number; foot: number; height: number; lid: 'foil' | 'snap' }

/** A tall yoghurt cup under foil. */
export const drawCup = cupOf({ top: 286, foot: 222, height: 330, lid: 'foil' })

/** A low tub with a lid that snaps on. */
export const drawTub = cupOf({ top: 344, foot: 284, height: 276, lid: 'snap' })

const sag = 9

function cupOf(build: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, palette } = order
    const { middle, baseLine } = picture
    const top = baseLine - build.height
    const wall = cupOutline(build, top)
    const area = {
      x: middle - build.top / 2,
      y: top + 18,
      width: build.top,
      height: build.height - 18,
    }
    return {
      shadow: contactShadow(palette, middle, baseLine + 2, build.foot / 2),
      body: [
        fill(wall, pack.body[0] ?? light),
        palette.within(
          wall,
          print(order, build, top) +
            fill(wall, palette.across(roundPaper)) +
            shine(order, build, top),
        ),
        build.lid === 'foil' ? foilLid(order, build, top) : snapLid(order, build, top),
      ].join(''),
      focus: area,
    }
  }
}

function cupOutline({ top: wide, foot, height }: Build, top: number): string {
  const base = top + height
  return mirrored(
    picture.middle,
    `M${wide / 2} ${top}L${foot / 2 + 2} ${base - 16}` +
      `Q${foot / 2} ${base} ${foot / 2 - 14} ${base + 1}` +
      `Q${foot * 0.25} ${base + 7} 0 ${base + 7}`,
  )
}

function print({ pack, label }: PackToDraw, build: Build, top: number): string {
  const { middle } = picture
  const half = build.top / 2
  const foot = top + build.height * 0.86
  const narrow = build.foot + (build.top - build.foot) * 0.2
  const curve = (y: number) =>
    `M${middle - half} ${y}Q${middle} ${y + sag * 2} ${middle + half} ${y}`
  const field = { x: middle - narrow / 2, y: top + 40, width: narrow, height: foot - top - 52 }
  const warp = sagging(middle, half, sag)
  const onCup = { ...label, paper: pack.body[0] ?? pack.paper }
  return [
    fill(`${curve(foot)}V${foot + 90}H${middle - half}z`, pack.band),
    fill(
      `M${middle - half} ${top}H${middle + half}V${top + 22}` +
        `Q${middle} ${top + 22 + sag * 2} ${middle - half} ${top + 22}z`,
      pack.band,
    ),
    rule(curve(foot - 7) + curve(top + 29), pack.accent, 2),
    stackedLabel(onCup, field, { warp, nameSize: 46, drawingSize: 150 }),
  ].join('')
}

function shine({ palette }: PackToDraw, { top: wide, foot, height }: Build, top: number): string {
  const { middle } = picture
  const soft = palette.blur(2.6)
  const from = middle - wide * 0.39
  const to = middle - foot * 0.39
  return softLine(`M${from} ${top + 28}L${to} ${top + height - 24}`, {
    color: light,
    width: 11,
    opacity: 0.42,
    filter: soft,
  })
}

function foilLid({ pack, palette }: PackToDraw, { top: wide }: Build, top: number): string {
  const { middle } = picture
  const half = wide / 2 + 7
  const side = mirrored(
    middle,
    `M${half} ${top - 2}l1 12q-5 6 -10 0q-6 8 -13 1q-8 8 -16 1q-9 7 -18 1q-10 6 -20 1` +
      `q-11 6 -22 1L0 ${top + 21}`,
  )
  const tab = `M${middle + half * 0.72} ${top + 14}q22 26 40 8l-8 -22z`
  const ripple = Array.from({ length: 23 }, (_, i) => {
    const share = (i - 11) / 11.6
    return `M${middle + share * half} ${top + 1 + 8 * (1 - share * share)}l${share * 2} 10`
  }).join('')
  return [
    fill(tab, pack.lid) + fill(tab, shade, 'fill-opacity=".12"'),
    fill(side, pack.lid) + rule(ripple, shade, 1.5, 0.2) + fill(side, palette.across(roundGlass)),
    fill(ellipse(middle, top - 2, half, 11), pack.lid) +
      fill(
        ellipse(middle, top - 2, half, 11),
        palette.across([
          [0, shade, 0.12],
          [0.3, light, 0.6],
          [0.6, light, 0.15],
          [1, shade, 0.15],
        ]),
      ),
    rule(ellipse(middle, top - 2, half - 1, 10), light, 1.2, 0.6),
  ].join('')
}

function snapLid({ pack, palette }: PackToDraw, { top: wide }: Build, top: number): string {
  const { middle } = picture
  const half = wide / 2 + 8
  const rim = mirrored(
    middle,
    `M0 ${top - 20}H${half}V${top + 6}Q${half} ${top + 12} ${half - 8} ${top + 12}` +
      `Q${half * 0.5} ${top + 25} 0 ${top + 25}`,
  )
  return [
    fill(rim, pack.lid) + fill(rim, palette.across(roundGlass)),
    rule(
      `M${middle - half} ${top - 6}Q${middle} ${top + 20} ${middle + half} ${top - 6}`,
      shade,
      1.5,
      0.18,
    ),
    rule(
      `M${middle - half} ${top - 3}Q${middle} ${top + 23} ${middle + half} ${top - 3}`,
      light,
      1.2,
      0.3,
    ),
    fill(ellipse(middle, top - 20, half, 13), pack.lid) +
      fill(ellipse(middle, top - 20, half, 13), light, 'fill-opacity=".26"'),
    fill(ellipse(middle, top - 19, half - 16, 9), shade, 'fill-opacity=".08"'),
    rule(ellipse(middle, top - 20, half - 1, 12), light, 1.2, 0.5),
  ].join('')
}
