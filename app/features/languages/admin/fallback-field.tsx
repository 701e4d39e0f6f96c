import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { isCircular } from '#domain/fallback-chain.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { SelectField } from '#app/ui/select-field.tsx'

type FallbackFieldProps = Omit<
  ComponentProps<typeof SelectField>,
  'label' | 'hint' | 'children'
> & {
  language: EditableLanguage
  languages: readonly EditableLanguage[]
}

/** Which language's texts are read where this one has none: any but those that fall back to it themselves. */
export function FallbackField({ language, languages, ...field }: FallbackFieldProps) {
  const { t } = useLingui()
  const choices = languages.filter(
    ({ code, isDefault }) => !isDefault && !isCircular(language.code, code, languages),
  )
  return (
    <SelectField
      {...field}
      hint={t`Its texts are read where this language has none, and then the default language’s. Nothing is copied.`}
      label={t`Falls back to`}
    >
      <option value="">{t`The default language`}</option>
      {choices.map(({ code, nativeName }) => (
        <option key={code} lang={code} value={code}>
          {nativeName}
        </option>
      ))}
    </SelectField>
  )
}
