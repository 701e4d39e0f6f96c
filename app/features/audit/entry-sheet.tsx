import { useLingui } from '@lingui/react/macro'
import type { AuditLog, AuditLogEntry } from '#domain/audit.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { ChangeList } from './change-list.tsx'
import { Code, EntryFacts, Fact } from './entry-facts.tsx'
import { entryText, type LoggedTexts, loggedText } from './logged-text.ts'

interface EntrySheetProps {
  entry: AuditLogEntry
  choices: AuditLog['choices']
  texts: LoggedTexts
  languageName: (code: string) => string
}

/** Everything that is known of one entry. */
export function EntrySheet({ entry, choices, texts, languageName }: EntrySheetProps) {
  const { t, i18n } = useLingui()
  const { actor, roleText, entity, entityId, data, requestId } = entry
  const kind = choices.entities.find(({ value }) => value === entity)?.label
  const text = loggedText(entry, texts)
  return (
    <SideSheet meta={<Moment at={entry.at} />} title={entryText(i18n, entry, texts)}>
      <ChangeList entry={entry} />
      {text?.change && <texts.TextChange change={text.change} text={text} />}
      <dl className="ws-facts">
        <Fact label={t`Who`}>
          {actor ? (
            <ListLink change={{ actor: actor.id, open: undefined }} className="inline-link">
              <bdi>{actor.name}</bdi>
            </ListLink>
          ) : (
            '–'
          )}
        </Fact>
        <Fact label={t`Role`}>{roleText}</Fact>
        <About entry={entry} />
        <Fact label={t`Kind`}>{kind ?? <Code text={entity} />}</Fact>
        <EntryFacts data={data} languageName={languageName} />
        {entityId && (
          <Fact label={t`Its id`}>
            <Code text={entityId} />
          </Fact>
        )}
        <Fact label={t`Reference`}>
          <Code text={requestId} />
        </Fact>
      </dl>
    </SideSheet>
  )
}

/** Whom or which file it was done to, as long as it is there. */
function About({ entry: { entity, entityId, entityName } }: { entry: AuditLogEntry }) {
  const { t } = useLingui()
  if (!entityName) return null
  const name = <bdi>{entityName}</bdi>
  return (
    <Fact label={t`About`}>
      {entity === 'media' ? (
        <PageLink className="inline-link" to={`/admin/media?open=${entityId}`}>
          {name}
        </PageLink>
      ) : (
        name
      )}
    </Fact>
  )
}
