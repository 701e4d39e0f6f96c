import { ellipse, mirrored } from '#scripts/pictures/outline.ts'
import { stackedLabel } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { band, fill, hoop, picture, rule, sagging, wash } from '#scripts/pictures/pen.ts'
import {
  contactShadow,
  evenly,
  light,
  roundGlass,
  roundPaper,
  shade,
} from '#scripts/pictures/shading.ts'
import { contents } from '#scripts/pictures/shapes/contents.ts'
import { clipLid, clothLid, screwLid, type LidPlace } from '#scripts/pictures/shapes/lids.ts'

type LidKind = 'ridged' | 'smooth' | 'cloth' | 'clip'

type Build = {
  width: number
  height: number
  shoulder: number
  lid: LidKind
  lidHeight: number
  /** Width of the lid as a share of the jar. */
  lidShare: number
  /** Where the label starts and how high it is, as shares of the jar. */
  label: readonly [top: number, height: number]
}

/** The common jam jar. */
export const drawJar = jarOf({
  width: 300,
  height: 356,
  shoulder: 34,
  lid: 'ridged',
  lidHeight: 54,
  lidShare: 0.9,
  label: [0.17, 0.72],
})

/** For pickles that should be seen above the label. */
export const drawTallJar = jarOf({
  width: 272,
  height: 446,
  shoulder: 34,
  lid: 'ridged',
  lidHeight: 52,
  lidShare: 0.9,
  label: [0.33, 0.55],
})

export const drawSmallJar = jarOf({
  width: 256,
  height: 304,
  shoulder: 30,
  lid: 'ridged',
  lidHeight: 46,
  lidShare: 0.88,
  label: [0.16, 0.72],
})

export const drawHoneyJar = jarOf({
  width: 340,
  height: 300,
  shoulder: 44,
  lid: 'smooth',
  lidHeight: 50,
  lidShare: 0.82,
  label: [0.16, 0.71],
})

/** A low wide jar for preserved fish. */
export const drawWideJar = jarOf({
  width: 340,
  height: 352,
  shoulder: 30,
  lid: 'smooth',
  lidHeight: 46,
  lidShare: 0.93,
  label: [0.29, 0.58],
})

/** Jelly under a cloth cap. */
export const drawClothJar = jarOf({
  width: 252,
  height: 310,
  shoulder: 30,
  lid: 'cloth',
  lidHeight: 62,
  lidShare: 0.96,
  label: [0.22, 0.68],
})

/** Glass lid, rubber ring, steel clips. */
export const drawClipJar = jarOf({
  width: 296,
  height: 384,
  shoulder: 40,
  lid: 'clip',
  lidHeight: 50,
  lidShare: 0.92,
  label: [0.27, 0.59],
})

const sag = 7

function jarOf(build: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, palette } = order
    const { middle, baseLine } = picture
    const half = build.width / 2
    const top = baseLine - build.height
    const glass = glassOutline(build, top)
    const area = { x: middle - half, y: top, width: build.width, height: build.height + 12 }
    const lid = {
      axis: middle,
      top: top - build.lidHeight + 10,
      width: build.width * build.lidShare,
      height: build.lidHeight,
    }
    const paper = {
      ...area,
      y: top + build.height * build.label[0],
      height: build.height * build.label[1],
    }
    const filling = { ...area, y: top + 20, height: build.height - 24 }
    const inner = [
      fill(glass, palette.down(evenly(pack.body))),
      contents(pack.inside, filling, [pack.body[0] ?? light, pack.body.at(-1) ?? shade]),
      fill(
        `M${area.x} ${top}h${area.width}v${build.height * 0.06}q-${half} 12 -${area.width} 0z`,
        light,
        'fill-opacity=".28"',
      ),
      fill(
        ellipse(middle, baseLine - 6, half * 0.92, 10),
        light,
        `fill-opacity=".22" filter="${palette.blur(4)}"`,
      ),
      fill(glass, palette.across(roundGlass)),
      glints(order, area),
      paperLabel(order, paper),
    ]
    return {
      shadow: contactShadow(palette, middle, baseLine + 2, half),
      body:
        palette.within(glass, inner.join('')) +
        rule(glass, light, 1.5, 0.2) +
        drawLid(order, build.lid, lid),
      focus: paper,
    }
  }
}

function glassOutline({ width, height, shoulder }: Build, top: number): string {
  const half = width / 2
  const base = top + height
  return mirrored(
    picture.middle,
    `M${half - shoulder * 1.1} ${top}Q${half} ${top + 6} ${half} ${top + shoulder * 1.5}` +
      `V${base - 26}` +
      `Q${half} ${base - 2} ${half - 28} ${base}Q${half * 0.5} ${base + 6} 0 ${base + 6}`,
  )
}

function glints(
  { palette }: PackToDraw,
  area: { x: number; y: number; width: number; height: number },
): string {
  const soft = palette.blur(2.2)
  const { x, y, width, height } = area
  return (
    wash(
      { x: x + width * 0.1, y: y + 16, width: width * 0.05, height: height - 52 },
      light,
      `rx="8" fill-opacity=".5" filter="${soft}"`,
    ) +
    wash(
      { x: x + width * 0.9, y: y + 30, width: width * 0.022, height: height - 78 },
      light,
      `rx="4" fill-opacity=".38" filter="${soft}"`,
    )
  )
}

function paperLabel(
  { pack, label, palette }: PackToDraw,
  area: { x: number; y: number; width: number; height: number },
): string {
  const { middle } = picture
  const half = area.width / 2
  const outline = band(middle, half, area.y, area.height, sag)
  const lines = [8, area.height - 8]
    .map((y) => rule(hoop(middle, half, area.y + y, sag), pack.band, 2.4))
    .join('')
  const inside = { ...area, y: area.y + 20, height: area.height - 38 }
  return [
    fill(
      outline,
      '#000',
      `fill-opacity=".25" transform="translate(0 3)" filter="${palette.blur(2.2)}"`,
    ),
    fill(outline, pack.paper),
    lines,
    stackedLabel(label, inside, {
      warp: sagging(middle, half, sag),
      nameSize: 44,
      drawingSize: 138,
    }),
    fill(outline, palette.across(roundPaper)),
  ].join('')
}

function drawLid({ pack, palette }: PackToDraw, kind: LidKind, place: LidPlace): string {
  if (kind === 'cloth') return clothLid(palette, place, pack.lid, '#e9dcc0')
  if (kind === 'clip') return clipLid(palette, place, pack.lid)
  return screwLid(palette, place, pack.lid, kind === 'ridged')
}
