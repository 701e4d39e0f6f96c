import { Trans, useLingui } from '@lingui/react/macro'
import { subscriberStates } from '#domain/admin-subscribers.schema.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListQueues } from '#app/workspace/list/list-queues.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { ButtonLink, lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useListName } from './use-list-name.ts'
import { ListSheet } from './list-sheet.tsx'
import { ListsTable } from './lists-table.tsx'
import { NewListSheet } from './new-list-sheet.tsx'
import { listsQueue, type SubscribersData } from './subscriber-props.ts'
import { SubscriberSheet } from './subscriber-sheet.tsx'
import { stateWords } from './subscriber-words.ts'
import { SubscribersTable } from './subscribers-table.tsx'

type Props = SectionProps<SubscribersData>

/** Whom the newsletter goes to, and the lists that they choose from. */
export function SubscribersPage({ data, onChanged }: Pick<Props, 'data' | 'onChanged'>) {
  const { i18n } = useLingui()
  const { search } = useList()
  const { lists, languages, subscribers, subscriber } = data
  const areLists = search['queue'] === listsQueue
  return (
    <SectionPage
      actions={
        <>
          {areLists && (
            <ListLink change={{ open: 'new' }} className={lookOf({ size: 's' })}>
              <Icon name="plus" size="s" />
              <Trans>New list</Trans>
            </ListLink>
          )}
          <ButtonLink size="s" to="/admin/newsletter" variant="outline">
            <Trans>Newsletters</Trans>
          </ButtonLink>
        </>
      }
      count={i18n.number(subscribers?.total ?? lists.length)}
      sheet={
        areLists ? (
          <OpenList data={data} onChanged={onChanged} />
        ) : (
          subscriber && (
            <SubscriberSheet
              key={subscriber.id}
              languages={languages}
              lists={lists}
              onChanged={onChanged}
              subscriber={subscriber}
            />
          )
        )
      }
      title={<Trans>Subscribers</Trans>}
      tools={<Tools areLists={areLists} data={data} />}
    >
      {areLists && <ListsTable languages={languages} lists={lists} />}
      {subscribers && <SubscribersTable subscribers={subscribers.subscribers} />}
      {subscribers && subscribers.total > subscribers.pageSize && <TablePager {...subscribers} />}
    </SectionPage>
  )
}

function Tools({
  data: { lists, languages },
  areLists,
}: {
  data: SubscribersData
  areLists: boolean
}) {
  const { t, i18n } = useLingui()
  const nameOf = useListName(languages)
  return (
    <>
      <ListQueues
        label={t`Subscribers and lists`}
        queues={[
          { queue: undefined, label: t`Subscribers` },
          { queue: listsQueue, label: t`Lists`, count: i18n.number(lists.length) },
        ]}
      />
      {!areLists && (
        <>
          <ListSearch label={t`A part of the address`} />
          <ListFilter
            label={t`State`}
            name="state"
            options={subscriberStates.map((value) => ({
              ...{ value, label: i18n._(stateWords[value].label) },
            }))}
          />
          <ListFilter
            label={t`List`}
            name="list"
            options={lists.map((list) => ({
              ...{ value: list.key, label: nameOf(list) },
            }))}
          />
          <ListFilter
            label={t`Language`}
            name="language"
            options={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
          />
        </>
      )}
    </>
  )
}

function OpenList({ data, onChanged }: Pick<Props, 'data' | 'onChanged'>) {
  const { search } = useList()
  const { lists, languages, languageCode, texts } = data
  const language = languages.find(({ code }) => code === languageCode) ?? languages[0]
  if (!language) return null
  const sheet = { language, languages, onChanged }
  if (search['open'] === 'new') return <NewListSheet {...sheet} known={lists.map(({ id }) => id)} />
  const list = lists.find(({ id }) => id === search['open'])
  return list ? <ListSheet {...sheet} key={list.id} list={list} texts={texts} /> : null
}
