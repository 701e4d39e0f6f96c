import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { type AdminPeople, adminStates } from '#domain/people.schema.ts'
import { adminRoles, isAllowed } from '#domain/permissions.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { PeopleTable } from './people-table.tsx'
import { PersonSheet } from './person-sheet.tsx'
import { roleWords, stateWords } from './role-words.ts'

const root = getRouteApi('__root__')

/** Who works here, and as what: the list, and one of them beside it. */
export function PeoplePage({ start, data: list, onChanged }: SectionProps<AdminPeople>) {
  const { languages } = root.useLoaderData()
  const { t, i18n } = useLingui()
  const { search } = useList()
  const canEdit = isAllowed(start, 'people.edit')
  const person = list.people.find(({ id }) => id === search['open'])
  return (
    <SectionPage
      actions={
        canEdit && (
          <ListLink change={{ open: 'new' }} className={lookOf({ size: 's' })}>
            <Icon name="plus" size="s" />
            <Trans>Invite somebody</Trans>
          </ListLink>
        )
      }
      count={i18n.number(list.total)}
      description={
        start.lacksSecondFactor && (
          <Trans>
            You can look but not change anything until you sign in with a second factor.
          </Trans>
        )
      }
      sheet={
        canEdit && search['open'] === 'new' ? (
          <InviteSheet languages={languages} onDone={onChanged} />
        ) : (
          person && (
            <PersonSheet
              canEdit={canEdit}
              key={person.id}
              languages={languages}
              onChanged={onChanged}
              person={person}
            />
          )
        )
      }
      title={<Trans>People and roles</Trans>}
      tools={
        <>
          <ListSearch label={t`Name or e-mail`} />
          <ListFilter
            label={t`Role`}
            name="role"
            options={adminRoles.map((role) => ({
              value: role,
              label: i18n._(roleWords[role].label),
            }))}
          />
          <ListFilter
            label={t`State`}
            name="state"
            options={adminStates.map((state) => ({
              value: state,
              label: i18n._(stateWords[state].label),
            }))}
          />
          <ListFilter
            label={t`Second factor`}
            name="factor"
            options={[{ value: 'none', label: t`missing` }]}
          />
        </>
      }
    >
      <PeopleTable people={list.people} />
      {list.total > list.pageSize && <TablePager {...list} />}
    </SectionPage>
  )
}
