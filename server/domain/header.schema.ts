import * as v from 'valibot'
import { headerStyles, logoSides, logoStyles } from './header.ts'

const sideWithin = ({ least, most }: { least: number; most: number }) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
const logoWidth = sideWithin(logoSides.width)

const fields = {
  headerLogoStyle: v.picklist(logoStyles),
  headerLogoWidth: logoWidth,
  headerLogoHeight: sideWithin(logoSides.height),
  headerMaxLogoWidth: logoWidth,
  showCompanyNameInHeader: v.boolean(),
}

/** The settings of the header as they are saved. `rev` 0 says that the writer saw no row. */
export const saveHeaderSchema = v.strictObject({
  ...fields,
  headerMenuStyle: v.picklist(headerStyles),
  rev: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export type SaveHeader = v.InferOutput<typeof saveHeaderSchema>

/** The same as they are read: a layout's name may be of a later version. */
export const headerSettingsSchema = v.object({
  ...fields,
  headerMenuStyle: v.string(),
  rev: v.number(),
})
export type HeaderSettings = v.InferOutput<typeof headerSettingsSchema>
