import { useLingui } from '@lingui/react/macro'
import { formatHex } from 'culori/fn'
import { isColor, isOpaqueColor } from '#domain/colors.ts'
import {
  chosenOf,
  type FaintPair,
  faintPairs,
  type FaintSign,
  faintSigns,
  leastContrast,
} from '#domain/theme-contrast.ts'
import {
  defaultColors,
  themeColorNames,
  type ThemeColorName,
  type ThemeColors,
  type ThemeScheme,
} from '#domain/theme.ts'
import { ColorField } from '#app/workspace/links/color-field.tsx'
import { shownTheme, type ThemeDraft } from './theme-draft.ts'
import { ThemeSample } from './theme-sample.tsx'
import { colorWords, schemeWords, signWords } from './theme-words.ts'

interface ThemeColorsFieldsProps {
  scheme: ThemeScheme
  draft: ThemeDraft
  onChange: (colors: ThemeColors) => void
  errorOf: (field: string) => string | undefined
}

/** The colours of light or of dark pages, with a sample that follows every letter. */
export function ThemeColorsFields({ scheme, draft, onChange, errorOf }: ThemeColorsFieldsProps) {
  const { t, i18n } = useLingui()
  const theme = shownTheme(draft)
  const faint = faintPairs(theme).filter((pair) => pair.scheme === scheme)
  const signs = faintSigns(theme).filter((sign) => sign.scheme === scheme)
  const wordsFor = ({ ink, ground, contrast }: FaintPair) => {
    const ratio = i18n.number(Math.floor(contrast * 10) / 10)
    const inkName = i18n._(colorWords[ink])
    const groundName = ground ? i18n._(colorWords[ground]) : t`the grounds behind goods`
    return contrast < leastContrast
      ? t`“${inkName}” on “${groundName}” cannot be read: contrast ${ratio}:1. Below 3:1 it is not saved.`
      : t`“${inkName}” on “${groundName}” is hard to read: contrast ${ratio}:1, and 4.5:1 is the least.`
  }
  const wordsForSign = ({ ink, ground, contrast, least }: FaintSign) => {
    const ratio = i18n.number(Math.floor(contrast * 10) / 10)
    const inkName = i18n._(signWords[ink])
    const groundName = i18n._(colorWords[ground])
    return least > leastContrast
      ? t`“${inkName}” on “${groundName}” is hard to read: contrast ${ratio}:1, and 4.5:1 is the least.`
      : t`“${inkName}” on “${groundName}” is hard to see: contrast ${ratio}:1, and 3:1 is the least.`
  }
  const warningFor = (name: ThemeColorName) => {
    const pair = faint.find((each) => chosenOf(theme, each) === name)
    if (pair) return wordsFor(pair)
    const sign = signs.find(({ ground }) => ground === name)
    return sign && wordsForSign(sign)
  }
  const wrongIn = (name: ThemeColorName) => {
    const color = draft[scheme][name].trim()
    if (isColor(color) && !isOpaqueColor(color))
      return t`Here a colour must hide what is behind it, and follow no other.`
    return errorOf(`${scheme}.${name}`)
  }
  return (
    <fieldset className="settings-scheme">
      <legend>{i18n._(schemeWords[scheme])}</legend>
      <ThemeSample scheme={scheme} theme={theme} />
      {themeColorNames.map((name) => (
        <ColorField
          error={wrongIn(name)}
          fallback={formatHex(defaultColors[scheme][name])}
          isOptional
          key={name}
          label={i18n._(colorWords[name])}
          name={`${scheme}.${name}`}
          onChange={(color) => onChange({ ...draft[scheme], [name]: color })}
          value={draft[scheme][name]}
          warning={warningFor(name)}
        />
      ))}
    </fieldset>
  )
}
