import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { isOpaqueColor } from './colors.ts'
import { faintPairs, chosenOf, leastContrast } from './theme-contrast.ts'
import { defaultTheme, themeColorNames, themeFontNames, themeRadiusNames } from './theme.ts'

/** What a theme is made of is seen on nothing else, and follows nothing: a colour of its own, without a hole in it. */
const color = v.pipe(
  boundedText(100, 'color_invalid'),
  v.trim(),
  v.toLowerCase(),
  v.check(isOpaqueColor, 'color_invalid'),
)

const colors = v.strictObject(v.entriesFromList(themeColorNames, v.exactOptional(color)))

/** A theme as it is saved. Colours that can hardly be read on each other are refused, at the one that was chosen. */
export const saveThemeSchema = v.pipe(
  v.strictObject({
    light: colors,
    dark: colors,
    radius: v.picklist(themeRadiusNames),
    fonts: v.optional(v.picklist(themeFontNames), defaultTheme.fonts),
    rev: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const [worst] = faintPairs(dataset.value)
    if (!worst || worst.contrast >= leastContrast) return
    const { value } = dataset
    const colorsOfScheme = value[worst.scheme]
    const name = chosenOf(value, worst)
    addIssue({
      message: 'contrast_low',
      path: [
        {
          type: 'object',
          origin: 'value',
          input: { ...value },
          key: worst.scheme,
          value: colorsOfScheme,
        },
        {
          type: 'object',
          origin: 'value',
          input: { ...colorsOfScheme },
          key: name,
          value: colorsOfScheme[name],
        },
      ],
    })
  }),
)
export type SaveTheme = v.InferOutput<typeof saveThemeSchema>

/** A theme as it is read: colours by name, those that were chosen. */
export const themeSchema = v.object({
  light: v.record(v.string(), v.string()),
  dark: v.record(v.string(), v.string()),
  radius: v.picklist(themeRadiusNames),
  fonts: v.picklist(themeFontNames),
})
