import '#app/styles/workspace-links.css'
import '#app/styles/newsletter-editor.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { hasBegun } from '#domain/newsletters.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { EditorHead } from './editor-head.tsx'
import { type EditorData, type EditorProps, mayDo, useSiteLanguages } from './editor-props.ts'
import { LetterAudience } from './letter-audience.tsx'
import { LetterBlocks } from './letter-blocks.tsx'
import { LetterChecks } from './letter-checks.tsx'
import { LetterFigures } from './letter-figures.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { LetterSchedule } from './letter-schedule.tsx'

type Unsaved = 'typed' | 'saving'

/** The editor of a newsletter: its words and blocks, the mail as it will be, and its sending. */
export function EditorPage({ data, start, onChanged }: SectionProps<EditorData>) {
  const { t } = useLingui()
  const [round, setRound] = useState(0)
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map())
  const onDirty = useCallback((key: string, state: Unsaved | undefined) => {
    setUnsaved((before) => {
      if (before.get(key) === state) return before
      const next = new Map(before)
      if (state) next.set(key, state)
      else next.delete(key)
      return next
    })
  }, [])
  const readAnew = useCallback(async () => {
    await onChanged()
    setRound((before) => before + 1)
  }, [onChanged])
  const editor: EditorProps = { ...data, may: mayDo(start), onChanged: readAnew }
  const states = [...unsaved.values()]
  return (
    <div className="letter-editor">
      <EditorHead {...editor} />
      <Languages {...editor} />
      <LetterBlocks editor={editor} onDirty={onDirty} />
      <LetterPreview editor={editor} round={round} />
      <aside aria-label={t`Sending`} className="letter-sending">
        {hasBegun(data.newsletter) ? (
          <LetterFigures {...editor} />
        ) : (
          <>
            <LetterAudience {...editor} />
            <LetterSchedule {...editor} />
            <LetterChecks {...editor} />
          </>
        )}
      </aside>
      <UnsavedGuard isDirty={states.includes('typed')} isSaving={states.includes('saving')} />
    </div>
  )
}

/** The languages of the letter, each with how much of it is written there. */
function Languages({ language: chosen, checks, newsletter }: EditorProps) {
  const { t } = useLingui()
  const languages = useSiteLanguages()
  const stateOf = ({ code, isDefault }: (typeof languages)[number]) => {
    if (isDefault) return { tone: 'source', words: t`source` }
    if (newsletter.languageCodes?.includes(code) === false)
      return { tone: 'source', words: t`not sent` }
    const texts = checks.missing.find((gap) => gap.code === code)?.texts ?? 0
    return texts === 0
      ? { tone: 'whole', words: t`complete` }
      : { tone: 'lacking', words: t`${plural(texts, { one: '# missing', other: '# missing' })}` }
  }
  return (
    <nav aria-label={t`Languages`} className="letter-tabs">
      {languages.map((language) => {
        const { tone, words } = stateOf(language)
        return (
          <ListLink
            aria-current={language.code === chosen ? 'true' : undefined}
            change={{ lang: language.code }}
            key={language.code}
          >
            <bdi lang={language.code}>{language.nativeName}</bdi> <b data-tone={tone}>{words}</b>
          </ListLink>
        )
      })}
      <span className="sr-only">
        <Trans>Words are saved as soon as you leave a field.</Trans>
      </span>
    </nav>
  )
}
