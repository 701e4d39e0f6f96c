import * as v from 'valibot'
import { headerStyles, logoStyles } from './header.ts'

/** In px: what still is a logo, and still fits a header. */
const logoSide = v.pipe(v.number(), v.safeInteger(), v.minValue(16), v.maxValue(400))

const fields = {
  headerLogoStyle: v.picklist(logoStyles),
  headerLogoWidth: logoSide,
  headerLogoHeight: v.pipe(logoSide, v.maxValue(160)),
  headerMaxLogoWidth: logoSide,
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
