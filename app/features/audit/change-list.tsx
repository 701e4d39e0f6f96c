import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AuditChange } from '#domain/audit-changes.ts'
import type { AuditValue } from '#domain/audit-values.ts'
import type { AuditLogEntry } from '#domain/audit.schema.ts'
import { ChangeValue } from './change-value.tsx'
import { changedThings } from './changed-things.ts'
import { namedField } from './field-words.ts'
import { sectionWord } from './value-words.ts'

/** What an entry has changed: each thing by its name, each field with what was there before, struck, and what is there since. */
export function ChangeList({ entry: { action, entity, changes, more } }: { entry: AuditLogEntry }) {
  if (!changes) return null
  return (
    <section className="ws-changes">
      <h3>
        <Trans>What was changed</Trans>
      </h3>
      {changes.length === 0 && (
        <p className="ws-note">
          <Trans>Nothing: what was saved stood there already.</Trans>
        </p>
      )}
      {changedThings(changes).map(({ of, own, key }) => (
        <div key={key}>
          {of && <h4>{action === 'sections_saved' ? <Section name={of} /> : <bdi>{of}</bdi>}</h4>}
          <dl className="ws-facts">
            {own.map((change) => (
              <Change change={change} entity={entity} key={change.field} />
            ))}
          </dl>
        </div>
      ))}
      {more > 0 && (
        <p className="ws-note">
          <Trans>Further changes: {more}</Trans>
        </p>
      )}
    </section>
  )
}

function Section({ name }: { name: string }) {
  const { i18n } = useLingui()
  const known = sectionWord(name)
  return <bdi>{known ? `${i18n._(known.kind)} ${known.number}` : name}</bdi>
}

function Change({ change, entity }: { change: AuditChange; entity: string }) {
  const { i18n, t } = useLingui()
  const { field, before, after } = change
  const { name, part } = namedField(entity, field)
  const words = (text: MessageDescriptor | string) => (
    <bdi>{typeof text === 'string' ? text : i18n._(text)}</bdi>
  )
  return (
    <>
      <dt>
        {words(name)}
        {part && (
          <>
            {' '}
            <span>·</span> {words(part)}
          </>
        )}
      </dt>
      <dd>
        {before === undefined && after === undefined && (
          <span className="ws-quiet">
            <Trans>Changed. The log keeps no words of it.</Trans>
          </span>
        )}
        {isSomething(before) && (
          <del>
            <span className="sr-only">{t`Before:`} </span>
            <ChangeValue field={field} value={before} />
          </del>
        )}
        {isSomething(after) && (
          <ins>
            <span className="sr-only">{t`After:`} </span>
            <ChangeValue field={field} value={after} />
          </ins>
        )}
      </dd>
    </>
  )
}

function isSomething(value: AuditValue | undefined): value is AuditValue {
  return value !== undefined && value !== null && value !== ''
}
