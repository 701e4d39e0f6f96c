import { Trans } from '@lingui/react/macro'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { InBrowser } from '#app/ui/in-browser.tsx'
import type { TextEditing } from './text-editing.ts'
import type { Translatable } from './translatable.ts'

interface TranslationSourceProps {
  editing: TextEditing
  id: string
  row: Translatable
  source: EditableLanguage
}

/** What is translated, as it is read; what has changed in it since it was, and what somebody has written and not published. */
export function TranslationSource({ editing, id, row, source }: TranslationSourceProps) {
  const Difference = row.isHtml ? editing.HtmlDifference : editing.Difference
  return (
    <div className="ws-pair-source">
      <div id={id}>
        <Words editing={editing} isHtml={row.isHtml} language={source} words={row.source} />
      </div>
      {row.outdatedFrom !== null && (
        <details className="ws-changed">
          <summary>
            <Trans>What has changed in the source</Trans>
          </summary>
          <InBrowser>
            <Difference after={row.source} before={row.outdatedFrom} language={source.code} />
          </InBrowser>
        </details>
      )}
    </div>
  )
}

interface WordsProps {
  editing: TextEditing
  words: string
  isHtml: boolean
  language: EditableLanguage
}

/** A text as it is read. */
export function Words({ editing, words, isHtml, language }: WordsProps) {
  if (!isHtml)
    return (
      <p dir={language.direction} lang={language.code}>
        {words}
      </p>
    )
  return <editing.HtmlWords dir={language.direction} html={words} lang={language.code} />
}
