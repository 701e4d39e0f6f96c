import { useLingui } from '@lingui/react/macro'
import type { AuditValue } from '#domain/audit-values.ts'
import { Moment } from '#app/ui/moment.tsx'
import { choiceWord, isMoment } from './value-words.ts'

/** Øre are read as kroner, basis points as percent. */
const inHundredths = /(?:Ore|Bp)$/u

/** What a field held, as its editors read it; what was typed stands as it was typed. */
export function ChangeValue({ field, value }: { field: string; value: AuditValue }) {
  const { i18n, t } = useLingui()
  if (typeof value === 'boolean') return <span>{value ? t`Yes` : t`No`}</span>
  if (typeof value === 'number') {
    if (isMoment(field)) return <Moment at={value} />
    return <span>{inHundredths.test(field) ? value / 100 : value}</span>
  }
  const word = choiceWord(field, value ?? '')
  return word ? <span>{i18n._(word)}</span> : <span dir="auto">{value}</span>
}
