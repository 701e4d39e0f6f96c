import { Trans, useLingui } from '@lingui/react/macro'
import type { AuditLog, AuditLogEntry } from '#domain/audit.schema.ts'
import { Since } from '#app/workspace/form/since.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListDate, ListFilter } from '#app/workspace/list/list-tools.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { stringifyPlainSearch } from '#app/platform/plain-search.ts'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { entryText, type LoggedTexts } from './logged-text.ts'

type Row = AuditLogEntry & { now: number }

interface AuditPageProps {
  log: AuditLog
  texts: LoggedTexts
  /** What speakers of a language call it. */
  languageName: (code: string) => string
}

/** Who did what, the newest first. */
export function AuditPage({ log, texts, languageName }: AuditPageProps) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  const { open, before: _before, ...asked } = search
  const entry = log.entries.find(({ id }) => id === open)
  const columns: TableColumn<Row>[] = [
    { id: 'what', label: t`What`, cell: (row) => entryText(i18n, row, texts) },
    { id: 'who', label: t`Who`, cell: whoCell },
    { id: 'role', label: t`Role`, from: 'l', cell: roleCell },
    { id: 'when', label: t`When`, from: 'm', align: 'end', cell: whenCell },
  ]
  return (
    <SectionPage
      actions={
        <a
          className={lookOf({ variant: 'outline', size: 's' })}
          download
          href={`/api/admin/audit/file${stringifyPlainSearch(asked)}`}
        >
          <Icon name="download" size="s" />
          <Trans>As a file</Trans>
        </a>
      }
      sheet={
        entry && (
          <EntrySheet
            choices={log.choices}
            entry={entry}
            key={entry.id}
            languageName={languageName}
            texts={texts}
          />
        )
      }
      title={<Trans>Audit log</Trans>}
      tools={
        <>
          <ListFilter label={t`Who`} name="actor" options={log.choices.actors} />
          <ListFilter label={t`What`} name="action" options={log.choices.actions} />
          <ListFilter label={t`About`} name="entity" options={log.choices.entities} />
          <ListDate label={t`From`} name="from" />
          <ListDate label={t`To`} name="to" />
        </>
      }
    >
      <WorkspaceTable
        columns={columns}
        empty={<Nothing />}
        idOf={({ id }) => id}
        label={t`Audit log`}
        rows={log.entries.map((row) => ({ ...row, now: log.now }))}
      />
      <nav aria-label={t`Pages`} className="ws-pager">
        {search['before'] && (
          <ListLink
            change={{ before: undefined, open: undefined }}
            className={lookOf({ variant: 'outline', size: 's' })}
          >
            <Trans>The newest</Trans>
          </ListLink>
        )}
        <span />
        {log.older && (
          <ListLink
            change={{ before: log.older, open: undefined }}
            className={lookOf({ variant: 'outline', size: 's' })}
          >
            <Trans>Older</Trans>
          </ListLink>
        )}
      </nav>
    </SectionPage>
  )
}

function Nothing() {
  return (
    <EmptyState
      actions={
        <ListLink
          change={{
            actor: undefined,
            action: undefined,
            entity: undefined,
            from: undefined,
            to: undefined,
            before: undefined,
          }}
          className={lookOf({ variant: 'outline' })}
        >
          <Trans>Show everything</Trans>
        </ListLink>
      }
      icon="history"
      title={<Trans>Nothing was done that fits this</Trans>}
    />
  )
}

const whoCell = ({ actor, roleText }: Row) =>
  actor ? <bdi>{actor.name}</bdi> : <span className="ws-quiet">{roleText}</span>

const roleCell = ({ roleText }: Row) => <span className="ws-quiet">{roleText}</span>

const whenCell = ({ at, now }: Row) => (
  <span className="ws-quiet">
    <Since at={at} now={now} />
  </span>
)
