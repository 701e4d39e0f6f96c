import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { type LinkDraft, withTitle, writtenTitle } from './link-draft.ts'
import { faultAt, type RowFault } from './row-fault.ts'
import { hintOf } from './title-hint.tsx'
import { titlesIn } from './title-states.ts'

type Titled = Pick<LinkDraft, 'title' | 'titles' | 'made'>

interface TitleFieldsProps {
  link: Titled
  languages: readonly OfferedLanguage[]
  faults: readonly RowFault[]
  onChange: (fields: Partial<Titled>) => void
}

/** A link's title in the language of the site, and what it is called in the others; where that is missing, the title stands there. */
export function TitleFields({ link, languages, faults, onChange }: TitleFieldsProps) {
  const { t } = useLingui()
  const { titles } = link
  const { states, missing, outdated } = titlesIn(link, languages)
  const source = languages.find(({ isDefault }) => isDefault)
  const title = writtenTitle(link, source?.code)
  /** What is written anew is made from what stands there now. */
  const change = (code: string, value: string) => {
    const { [code]: _, ...made } = link.made ?? {}
    onChange({ titles: { ...titles, [code]: value }, made })
  }
  return (
    <>
      <TextField
        autoComplete="off"
        dir="auto"
        error={
          title.trim() === ''
            ? t`Give the link a title.`
            : (faultAt(faults, 'title') ?? faultAt(faults, `titles.${source?.code}`))
        }
        hint={source && <bdi lang={source.code}>{source.nativeName}</bdi>}
        label={t`Title`}
        lang={source?.code}
        maxLength={60}
        name="title"
        onChange={({ target }) => onChange(withTitle(link, target.value, source?.code))}
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
          {outdated > 0 && <span className="ws-outdated">{t`Titles outdated: ${outdated}`}</span>}
        </legend>
        {languages
          .filter(({ code }) => code !== source?.code)
          .map(({ code, nativeName, direction }) => (
            <TextField
              autoComplete="off"
              className={`ws-title-${states.get(code)?.state ?? 'missing'}`}
              dir={direction}
              error={faultAt(faults, `titles.${code}`)}
              hint={hintOf(states.get(code))}
              isOptional
              key={code}
              label={<bdi>{nativeName}</bdi>}
              lang={code}
              maxLength={60}
              name={`titles.${code}`}
              onChange={({ target }) => change(code, target.value)}
              placeholder={title}
              value={titles[code] ?? ''}
            />
          ))}
      </fieldset>
    </>
  )
}
