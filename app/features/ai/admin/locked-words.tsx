import '#app/styles/ai.css'
import { lockedWordsIn } from '#domain/locked-words.ts'
import type { ReactNode } from 'react'

interface LockedWordsProps {
  words: string
  names: readonly string[]
  language: string
  direction?: 'ltr' | 'rtl' | undefined
}

/** A text of which the locked words stand out: as text, whatever it looks like. */
export function LockedWords({ words, names, language, direction }: LockedWordsProps) {
  return (
    <p className="ai-words" dir={direction ?? 'auto'} lang={language}>
      {marked(words, names)}
    </p>
  )
}

function marked(words: string, names: readonly string[]): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const { kind, text } of lockedWordsIn(words, names)) {
    const from = words.indexOf(text, end)
    if (from === -1) continue
    parts.push(words.slice(end, from))
    parts.push(
      kind === 'mark' ? (
        text
      ) : (
        <bdi className="ai-locked" data-kind={kind} key={from}>
          {text}
        </bdi>
      ),
    )
    end = from + text.length
  }
  return [...parts, words.slice(end)]
}
