import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminPerson } from '#domain/people.schema.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { StateOf } from './people-table.tsx'
import { PersonActions } from './person-actions.tsx'
import { RoleForm } from './role-form.tsx'

interface PersonSheetProps {
  person: AdminPerson
  canEdit: boolean
  languages: readonly OfferedLanguage[]
  onChanged: () => Promise<void>
}

/** One of those who work here: what is known of them, and what an owner can do about it. */
export function PersonSheet({ person, canEdit, languages, onChanged }: PersonSheetProps) {
  return (
    <SideSheet
      meta={
        <>
          <StateOf person={person} />
          <bdi>{person.email}</bdi>
        </>
      }
      title={<bdi>{person.name}</bdi>}
    >
      {canEdit && <RoleForm languages={languages} onChanged={onChanged} person={person} />}
      <Facts isRoleShown={!canEdit} languages={languages} person={person} />
      {canEdit && <PersonActions onChanged={onChanged} person={person} />}
    </SideSheet>
  )
}

interface FactsProps extends Pick<PersonSheetProps, 'person' | 'languages'> {
  /** Where nobody can change it, it is said here. */
  isRoleShown: boolean
}

function Facts({ person, languages, isRoleShown }: FactsProps) {
  const { t, i18n } = useLingui()
  const own = languages.filter(({ code }) => person.languages?.includes(code))
  return (
    <dl className="ws-facts">
      {isRoleShown && (
        <>
          <dt>{t`Role`}</dt>
          <dd>{person.roleText}</dd>
        </>
      )}
      {isRoleShown && own.length > 0 && (
        <>
          <dt>{t`Languages`}</dt>
          <dd>{own.map(({ nativeName }) => nativeName).join(', ')}</dd>
        </>
      )}
      <dt>{t`Second factor`}</dt>
      <dd>{person.hasSecondFactor ? <Trans>in use</Trans> : <Trans>missing</Trans>}</dd>
      <dt>{t`Signed in on`}</dt>
      <dd>{person.sessions === 0 ? <Trans>no browser</Trans> : i18n.number(person.sessions)}</dd>
      <dt>{t`Last seen`}</dt>
      <dd>{person.lastSeenAt ? <Moment at={person.lastSeenAt} /> : '–'}</dd>
      <dt>{t`Here since`}</dt>
      <dd>
        <Moment at={person.createdAt} />
      </dd>
    </dl>
  )
}
