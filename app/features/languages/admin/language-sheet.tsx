import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { coverageAreas, type EditableLanguage } from '#domain/languages.schema.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { areaWords } from './area-words.ts'
import { CoverageLink } from './coverage-link.tsx'
import { CoverageWords } from './coverage-words.tsx'
import { SideBySideNote } from './side-by-side-note.tsx'
import { LanguageActions } from './language-actions.tsx'
import { LanguageForm } from './language-form.tsx'
import { LanguageState } from './language-state.tsx'

interface LanguageSheetProps {
  language: EditableLanguage
  languages: readonly EditableLanguage[]
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** One language: how much of it is translated, what it is called, and whether visitors see it. */
export function LanguageSheet({ language, languages, canEdit, onChanged }: LanguageSheetProps) {
  const { code, nativeName, coverage, hasCatalogue } = language
  // What was saved here counts at once: a press can come before the list that is read anew has been drawn.
  const [savedRev, setSavedRev] = useState(0)
  const rev = Math.max(language.rev, savedRev)
  return (
    <SideSheet
      meta={
        <>
          <LanguageState {...language} />
          <bdi>{code}</bdi>
        </>
      }
      title={<bdi lang={code}>{nativeName}</bdi>}
    >
      {canEdit && <LanguageActions language={{ ...language, rev }} onChanged={onChanged} />}
      <h3>
        <Trans>Translated</Trans>
      </h3>
      <dl className="ws-facts">
        {coverageAreas.map((area) => (
          <Fact key={area} name={area}>
            <CoverageLink area={area} language={language} />
            <CoverageWords coverage={coverage[area]} />
          </Fact>
        ))}
      </dl>
      <SideBySideNote />
      {!hasCatalogue && (
        <p className="ws-note">
          <Trans>
            Buttons and messages have no texts of their own in this language yet: visitors read
            those of the language that it falls back to until you translate them.
          </Trans>
        </p>
      )}
      {canEdit && (
        <LanguageForm
          language={language}
          languages={languages}
          onChanged={onChanged}
          onSaved={setSavedRev}
        />
      )}
    </SideSheet>
  )
}

function Fact({ name, children }: { name: (typeof coverageAreas)[number]; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <>
      <dt>{i18n._(areaWords[name])}</dt>
      <dd>{children}</dd>
    </>
  )
}
