import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ListLink } from '#app/workspace/list/list-link.tsx'

interface RecordLanguagesProps {
  languages: readonly { code: string; nativeName: string }[]
  chosen: string
  /** How the record stands in a language; left out where it has no states. */
  stateOf?: (code: string) => { label: ReactNode; tone?: string }
}

/** In which language a record is looked at (`lang` in the address); each with how the record stands there. */
export function RecordLanguages({ languages, chosen, stateOf }: RecordLanguagesProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Languages`} className="my-3 flex flex-wrap gap-1">
      {languages.map(({ code, nativeName }) => {
        const state = stateOf?.(code)
        return (
          <ListLink
            aria-current={code === chosen ? 'true' : undefined}
            change={{ lang: code }}
            className="grid min-h-11 content-center gap-0.5 rounded-[var(--radius-s)] border border-[var(--border)] px-2.5 py-1.5 font-semibold aria-[current]:border-[var(--primary)] aria-[current]:bg-[var(--muted)]"
            key={code}
          >
            <bdi lang={code}>{nativeName}</bdi>
            {state && (
              <small
                className={state.tone ? 'ws-state font-normal' : 'ws-quiet font-normal'}
                data-tone={state.tone}
              >
                {state.label}
              </small>
            )}
          </ListLink>
        )
      })}
    </nav>
  )
}
