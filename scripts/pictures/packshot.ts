import type { Label, Rectangle } from '#scripts/pictures/label.ts'
import type { Palette } from '#scripts/pictures/shading.ts'
import type { ContentName } from '#scripts/pictures/shapes/contents.ts'

/** What a shape takes from a pack: its colours, what a round label says under its name, and what is seen through its glass. */
export type PackLook = {
  under?: string | undefined
  body: readonly string[]
  paper: string
  ink: string
  nameInk: string
  accent: string
  band: string
  lid: string
  inside: ContentName
}

export type Packshot = {
  shadow: string
  body: string
  /** What the close-up should show. */
  focus: Rectangle
}

export type PackToDraw = { pack: PackLook; label: Label; palette: Palette }

export type Shape = (order: PackToDraw) => Packshot
