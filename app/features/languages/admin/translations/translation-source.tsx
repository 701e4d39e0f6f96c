import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { WordDifference } from '#app/features/content/editing/word-difference.tsx'
import { InBrowser } from './in-browser.tsx'
import type { Translatable } from './translatable.ts'

interface TranslationSourceProps {
  id: string
  row: Translatable
  source: EditableLanguage
}

const HtmlWords = lazy(async () => ({
  default: (await import('#app/features/content/editing/html-words.tsx')).HtmlWords,
}))
const HtmlDifference = lazy(async () => ({
  default: (await import('#app/features/content/editing/html-words.tsx')).HtmlDifference,
}))

/** What is translated, as it is read; what has changed in it since it was, and what somebody has written and not published. */
export function TranslationSource({ id, row, source }: TranslationSourceProps) {
  const Difference = row.isHtml ? HtmlDifference : WordDifference
  return (
    <div className="ws-pair-source">
      <div id={id}>
        <Words isHtml={row.isHtml} language={source} words={row.source} />
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
  words: string
  isHtml: boolean
  language: EditableLanguage
}

/** A text as it is read. */
export function Words({ words, isHtml, language }: WordsProps) {
  if (!isHtml)
    return (
      <p dir={language.direction} lang={language.code}>
        {words}
      </p>
    )
  return (
    <InBrowser>
      <HtmlWords dir={language.direction} html={words} lang={language.code} />
    </InBrowser>
  )
}
