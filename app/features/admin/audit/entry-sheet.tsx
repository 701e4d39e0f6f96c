import { useLingui } from '@lingui/react/macro'
import type { AuditLogEntry } from '#domain/audit.schema.ts'
import { ListLink } from '#app/features/admin/ui/list-link.tsx'
import { SideSheet } from '#app/features/admin/ui/side-sheet.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { ChangeList } from './change-list.tsx'

/** Everything that is known of one entry. */
export function EntrySheet({ entry }: { entry: AuditLogEntry }) {
  const { t } = useLingui()
  const { actor, roleText, entity, entityId, entityName, data, requestId } = entry
  return (
    <SideSheet meta={<Moment at={entry.at} />} title={entry.text}>
      <ChangeList entry={entry} />
      <dl className="ws-facts">
        <dt>{t`Who`}</dt>
        <dd>
          {actor ? (
            <ListLink change={{ actor: actor.id, open: undefined }} className="inline-link">
              <bdi>{actor.name}</bdi>
            </ListLink>
          ) : (
            '–'
          )}
        </dd>
        <dt>{t`Role`}</dt>
        <dd>{roleText}</dd>
        {entityName && (
          <>
            <dt>{t`About`}</dt>
            <dd>
              <bdi>{entityName}</bdi>
            </dd>
          </>
        )}
        <Code label={t`Action`} text={entry.action} />
        <Code label={t`Kind`} text={entity} />
        {entityId && <Code label={t`Its id`} text={entityId} />}
        {Object.entries(data).map(([name, value]) => (
          <Code key={name} label={name} text={String(value)} />
        ))}
        <Code label={t`Reference`} text={requestId} />
      </dl>
    </SideSheet>
  )
}

/** As the log has it, for who looks for the same in another place. */
function Code({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{text}</code>
      </dd>
    </>
  )
}
