import { ellipse } from '#scripts/pictures/outline.ts'
import { drawEngraving } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rolled, rule } from '#scripts/pictures/pen.ts'
import type { Warp } from '#scripts/pictures/path.ts'
import {
  contactShadow,
  evenly,
  light,
  metal,
  roundPaper,
  shade,
} from '#scripts/pictures/shading.ts'
import { drawText, measureText, type TextStyle } from '#scripts/pictures/text.ts'
import { maker } from '#scripts/pictures/words.ts'

type Build = { rx: number; ry: number; height: number; material: 'metal' | 'wood' }

/** A flat tin of fish with a ring to pull. */
export const drawRoundTin = roundTinOf({ rx: 240, ry: 122, height: 88, material: 'metal' })

/** A thin box of spruce for a soft cheese. */
export const drawSpruceBox = roundTinOf({ rx: 222, ry: 116, height: 104, material: 'wood' })

function roundTinOf(build: Build) {
  const { rx, ry, height, material } = build
  return (order: PackToDraw): Packshot => {
    const { pack, palette } = order
    const { middle, baseLine } = picture
    const top = baseLine - height - ry + 8
    const side = cylinder(middle, top, build)
    const wall = material === 'metal' ? palette.across(metal) : palette.down(evenly(pack.body))
    return {
      shadow: contactShadow(palette, middle, baseLine - 2, rx),
      body: [
        fill(side, wall),
        palette.within(side, wallPrint(order, build, top) + fill(side, palette.across(roundPaper))),
        fill(
          ellipse(middle, top, rx, ry),
          material === 'metal' ? palette.across(metal) : (pack.body[0] ?? light),
        ),
        lidPrint(order, build, top),
        material === 'metal' ? pullRing(order, build, top) : '',
      ].join(''),
      focus: { x: middle - rx * 0.9, y: top - ry, width: rx * 1.8, height: ry * 2 + height },
    }
  }
}

function cylinder(axis: number, top: number, { rx, ry, height }: Build): string {
  const [bend, lean] = [ry * 0.5523, rx * 0.5523]
  return (
    `M${axis - rx} ${top}v${height}c0 ${bend} ${rx - lean} ${ry} ${rx} ${ry}` +
    `s${rx} ${bend - ry} ${rx} ${-ry}v${-height}z`
  )
}

function wallPrint({ pack }: PackToDraw, build: Build, top: number): string {
  const { rx, ry, height, material } = build
  const axis = picture.middle
  const style: TextStyle = {
    family: 'sans',
    size: 14.5,
    weight: 700,
    fill: pack.nameInk,
    tracking: 2.2,
  }
  const words = (pack.under ?? '').toUpperCase()
  const label = drawText(
    words,
    { x: axis, y: top + height / 2 + 8, warp: rolled(axis, rx, ry) },
    { ...style, fill: material === 'metal' ? (pack.body[0] ?? shade) : pack.band },
  )
  if (material === 'wood') return grain(build, top) + label
  const strip = cylinder(axis, top + 17, { ...build, height: height - 30 })
  return fill(strip, pack.band) + label
}

function grain({ rx, ry, height }: Build, top: number): string {
  const axis = picture.middle
  const lines = Array.from({ length: 9 }, (_, i) => {
    const y = top + 6 + i * (height / 8.6)
    return (
      `M${axis - rx} ${y}` +
      `C${axis - rx * 0.7} ${y + ry * 0.98} ${axis - rx * 0.3} ${y + ry * 1.02 + (i % 3)} ` +
      `${axis} ${y + ry + (i % 2) * 2}` +
      `S${axis + rx * 0.8} ${y + ry * 0.9} ${axis + rx} ${y}`
    )
  }).join('')
  const staples = [0, 14]
    .map((dx) => `M${axis + rx * 0.62 + dx} ${top + height * 0.32 + ry * 0.76 - dx * 0.6}l1 12`)
    .join('')
  return rule(lines, '#8a6230', 1.3, 0.28) + rule(staples, '#6f7472', 3)
}

/** Words and drawing lie on the lid: what is drawn flat is seen at a slant. */
function lidPrint(
  { pack, label, palette }: PackToDraw,
  { rx, ry, material }: Build,
  top: number,
): string {
  const axis = picture.middle
  const face = material === 'metal' ? (pack.body[0] ?? shade) : pack.paper
  const inner = material === 'metal' ? ([rx - 9, ry - 6] as const) : ([rx - 22, ry - 14] as const)
  const tilt: Warp = ([x, y]) => [axis + x, top + y * 0.56]
  const k = inner[1] / 116
  const name: TextStyle = {
    family: 'serif',
    size: 56 * k,
    weight: 560,
    fill: pack.nameInk,
    tracking: -0.4,
  }
  const widest = measureText(label.name.join(' '), name)
  const size = name.size * Math.min((inner[0] * 1.34) / widest, 1)
  const small: TextStyle = {
    family: 'sans',
    size: 13 * k,
    weight: 700,
    fill: pack.ink,
    tracking: 2.8 * k,
  }
  const drawing = { x: -112 * k, y: -116 * k, width: 224 * k, height: 166 * k }
  return [
    material === 'wood' ? rule(ellipse(axis, top, rx - 4, ry - 3), '#8a6230', 1.4, 0.4) : '',
    fill(ellipse(axis, top, inner[0], inner[1]), face),
    rule(ellipse(axis, top, inner[0] - 9, inner[1] - 5), pack.band, 2),
    drawText(maker, { x: 0, y: -138 * k, warp: tilt }, small),
    drawEngraving({ ...label, paper: face }, drawing, tilt),
    drawText(label.name.join(' '), { x: 0, y: 108 * k, warp: tilt }, { ...name, size }),
    drawText(
      label.sub,
      { x: 0, y: 146 * k, warp: tilt },
      { ...small, size: 18 * k, tracking: 0.6 },
    ),
    fill(
      ellipse(axis, top, inner[0], inner[1]),
      palette.glow([
        [0, light, 0.34],
        [0.5, light, 0],
        [1, shade, 0.2],
      ]),
    ),
    rule(ellipse(axis, top, rx - 3, ry - 3), light, 2, 0.75),
  ].join('')
}

function pullRing({ palette }: PackToDraw, { rx, ry }: Build, top: number): string {
  const [x, y] = [picture.middle + rx * 0.6, top - ry * 0.4]
  const ring = `M${x} ${y}c6 -22 56 -20 50 4c-4 18 -44 16 -50 -4z`
  return (
    rule(ring, shade, 10, 0.3) +
    rule(ring, palette.across(metal), 7.5) +
    fill(ellipse(x - 2, y + 1, 9, 6), '#e9e8e0') +
    rule(ellipse(x - 2, y + 1, 9, 6), shade, 1, 0.4)
  )
}
