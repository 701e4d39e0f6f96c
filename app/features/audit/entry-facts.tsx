import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AuditLogEntry } from '#domain/audit.schema.ts'
import { factWords, toldElsewhere } from './fact-words.ts'

interface EntryFactsProps {
  data: AuditLogEntry['data']
  languageName: (code: string) => string
}

/** What is known of an entry beside who and what; what another version of the site has written stands as it wrote it. */
export function EntryFacts({ data, languageName }: EntryFactsProps) {
  const { i18n } = useLingui()
  return Object.entries(data).map(([name, value]) => {
    if (toldElsewhere.has(name)) return null
    const known = factWords.get(name)
    return known ? (
      <Fact key={name} label={i18n._(known.label)}>
        <bdi>{known.words(value, { i18n, languageName })}</bdi>
      </Fact>
    ) : (
      <Fact key={name} label={<bdi>{name}</bdi>}>
        <Code text={String(value)} />
      </Fact>
    )
  })
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** As the log has it, for who looks for the same in another place. */
export function Code({ text }: { text: string }) {
  return <code dir="ltr">{text}</code>
}
