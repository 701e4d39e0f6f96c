import * as v from 'valibot'
import { engravingNames } from '#scripts/pictures/engravings/index.ts'
import { contentNames } from '#scripts/pictures/shapes/contents.ts'
import { shapeNames } from '#scripts/pictures/shapes/index.ts'

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))

const cream = '#f8f1e1'

/** What packs.json says of one product's pack. */
const packSchema = v.strictObject({
  shape: v.picklist(shapeNames),
  drawing: v.picklist(engravingNames),
  name: v.pipe(v.array(v.string()), v.minLength(1)),
  under: v.optional(v.string()),
  sub: v.string(),
  /** The pack itself, or what is seen through its glass from top to bottom. */
  body: v.pipe(v.array(color), v.minLength(1)),
  paper: v.optional(color, cream),
  ink: color,
  nameInk: v.optional(color),
  accent: v.optional(color),
  /** Rules round the label. */
  band: v.optional(color),
  lid: v.optional(color, '#c7a45a'),
  inside: v.optional(v.picklist(contentNames), 'plain'),
})

export const packsSchema = v.record(v.string(), packSchema)

type Written = v.InferOutput<typeof packSchema>
export type Pack = Written & { nameInk: string; accent: string; band: string }

/** Colours that are not named follow the ink. */
export function completePack(written: Written): Pack {
  const { ink } = written
  return {
    ...written,
    nameInk: written.nameInk ?? ink,
    accent: written.accent ?? ink,
    band: written.band ?? ink,
  }
}
