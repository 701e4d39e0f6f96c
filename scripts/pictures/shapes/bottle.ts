import { ellipse } from '#scripts/pictures/outline.ts'
import { stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { band, fill, hoop, picture, rule, sagging } from '#scripts/pictures/pen.ts'
import { contactShadow, evenly, light, roundPaper } from '#scripts/pictures/shading.ts'
import {
  bottleOutline,
  bottleShading,
  headspace,
  type BottleForm,
} from '#scripts/pictures/shapes/bottle-glass.ts'
import { drawCap, type CapKind } from '#scripts/pictures/shapes/caps.ts'

type Build = BottleForm & {
  cap: CapKind
  capHeight: number
  labelHeight: number
  /** From the foot of the bottle to the label. */
  labelFoot: number
  /** A paper ring at the foot of the neck. */
  hasCollar: boolean
}

export const drawJuiceBottle = bottleOf({
  width: 206,
  height: 556,
  neck: 62,
  neckHeight: 110,
  slope: 120,
  roundness: 0.5,
  cap: 'screw',
  capHeight: 44,
  labelHeight: 270,
  labelFoot: 36,
  hasCollar: true,
})

export const drawOilBottle = bottleOf({
  width: 176,
  height: 544,
  neck: 46,
  neckHeight: 136,
  slope: 66,
  roundness: 0.9,
  cap: 'cork',
  capHeight: 50,
  labelHeight: 266,
  labelFoot: 34,
  hasCollar: false,
})

/** Tall and slim with a long slope, for cordials. */
export const drawCordialBottle = bottleOf({
  width: 172,
  height: 560,
  neck: 52,
  neckHeight: 84,
  slope: 170,
  roundness: 0.28,
  cap: 'crown',
  capHeight: 26,
  labelHeight: 240,
  labelFoot: 40,
  hasCollar: false,
})

/** A flask with a wire stopper, for what is tapped in spring. */
export const drawStopperBottle = bottleOf({
  width: 194,
  height: 486,
  neck: 54,
  neckHeight: 78,
  slope: 110,
  roundness: 0.6,
  cap: 'stopper',
  capHeight: 40,
  labelHeight: 232,
  labelFoot: 38,
  hasCollar: false,
})

/** A broad flask sealed with wax. */
export const drawVinegarBottle = bottleOf({
  width: 222,
  height: 450,
  neck: 48,
  neckHeight: 112,
  slope: 62,
  roundness: 1,
  cap: 'wax',
  capHeight: 84,
  labelHeight: 216,
  labelFoot: 36,
  hasCollar: false,
})

export const drawMilkBottle = bottleOf({
  width: 204,
  height: 474,
  neck: 110,
  neckHeight: 46,
  slope: 110,
  roundness: 0.55,
  cap: 'foil',
  capHeight: 30,
  labelHeight: 236,
  labelFoot: 34,
  hasCollar: false,
})

export const drawSauceBottle = bottleOf({
  width: 178,
  height: 496,
  neck: 66,
  neckHeight: 60,
  slope: 150,
  roundness: 0.4,
  cap: 'screw',
  capHeight: 56,
  labelHeight: 232,
  labelFoot: 34,
  hasCollar: false,
})

const sag = 6

function bottleOf(build: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, palette } = order
    const { middle, baseLine } = picture
    const half = build.width / 2
    const top = baseLine - build.height
    const glass = bottleOutline(build, top)
    const paper = {
      x: middle - half,
      y: baseLine - build.labelFoot - build.labelHeight,
      width: build.width,
      height: build.labelHeight,
    }
    const inner = [
      fill(glass, palette.down(evenly(pack.body))),
      headspace(build, top),
      bottleShading(palette, build, top),
      fill(
        ellipse(middle, baseLine - 5, half * 0.84, 8),
        light,
        `fill-opacity=".24" filter="${palette.blur(4)}"`,
      ),
      paperLabel(order, paper),
    ]
    const cap = {
      axis: middle,
      top,
      neck: build.neck,
      height: build.capHeight,
      glass: pack.body[0] ?? light,
    }
    return {
      shadow: contactShadow(palette, middle, baseLine + 2, half),
      body: [
        palette.within(glass, inner.join('')),
        rule(glass, light, 1.4, 0.16),
        build.hasCollar ? collar(order, build, top) : '',
        drawCap(palette, build.cap, cap, pack.lid),
      ].join(''),
      focus: paper,
    }
  }
}

function paperLabel({ pack, label, palette }: PackToDraw, area: Rectangle): string {
  const { middle } = picture
  const half = area.width / 2
  const outline = band(middle, half, area.y, area.height, sag)
  const inside = { x: area.x + 6, y: area.y + 20, width: area.width - 12, height: area.height - 38 }
  return [
    fill(
      outline,
      '#000',
      `fill-opacity=".25" transform="translate(0 3)" filter="${palette.blur(2.2)}"`,
    ),
    fill(outline, pack.paper),
    [8, area.height - 8]
      .map((y) => rule(hoop(middle, half, area.y + y, sag), pack.band, 2.4))
      .join(''),
    stackedLabel(label, inside, {
      warp: sagging(middle, half, sag),
      nameSize: 42,
      drawingSize: 130,
    }),
    fill(outline, palette.across(roundPaper)),
  ].join('')
}

function collar({ pack, palette }: PackToDraw, { neck, neckHeight }: Build, top: number): string {
  const outline = band(picture.middle, neck / 2, top + neckHeight - 32, 30, 3)
  return fill(outline, pack.lid) + fill(outline, palette.across(roundPaper))
}
