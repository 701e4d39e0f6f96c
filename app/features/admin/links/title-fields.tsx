import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { faultAt, type RowFault } from './row-fault.ts'

interface TitleFieldsProps {
  title: string
  titles: Record<string, string>
  languages: readonly OfferedLanguage[]
  faults: readonly RowFault[]
  onChange: (fields: { title?: string; titles?: Record<string, string> }) => void
}

/** A link's title, and what it is called in each language; where that is missing, the title stands there. */
export function TitleFields({ title, titles, languages, faults, onChange }: TitleFieldsProps) {
  const { t } = useLingui()
  const missing = languages.filter(({ code }) => !titles[code]?.trim()).length
  return (
    <>
      <TextField
        autoComplete="off"
        dir="auto"
        error={title.trim() === '' ? t`Give the link a title.` : faultAt(faults, 'title')}
        label={t`Title`}
        maxLength={60}
        name="title"
        onChange={({ target }) => onChange({ title: target.value })}
        value={title}
      />
      <fieldset className="ws-titles">
        <legend className="field-label">
          <Trans>Titles by language</Trans>
          {missing > 0 && (
            <span className="ws-missing">
              <Plural one="# missing" other="# missing" value={missing} />
            </span>
          )}
        </legend>
        {languages.map(({ code, nativeName, direction }) => {
          const isMissing = !titles[code]?.trim()
          return (
            <TextField
              autoComplete="off"
              className={isMissing ? 'ws-title-missing' : ''}
              dir={direction}
              error={faultAt(faults, `titles.${code}`)}
              hint={isMissing && t`Missing: readers see the title above.`}
              isOptional
              key={code}
              label={<bdi>{nativeName}</bdi>}
              lang={code}
              maxLength={60}
              name={`titles.${code}`}
              onChange={({ target }) => onChange({ titles: { ...titles, [code]: target.value } })}
              placeholder={title}
              value={titles[code] ?? ''}
            />
          )
        })}
      </fieldset>
    </>
  )
}
