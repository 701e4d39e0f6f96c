import { useLingui } from '@lingui/react/macro'
import { type AdminOrders, orderQueues } from '#domain/admin-orders.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { queueWords } from './step-words.ts'

const look =
  'inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-1 text-[length:var(--text-s)] font-semibold whitespace-nowrap text-[var(--muted-foreground)] aria-[current]:border-[var(--primary)] aria-[current]:text-[var(--foreground)]'

/** What needs somebody now, each with how many wait: one press lists them. */
export function OrderQueues({ queues }: Pick<AdminOrders, 'queues'>) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  const chosen = search['queue']
  return (
    <nav
      aria-label={t`What needs somebody now`}
      className="flex w-full gap-4 overflow-x-auto border-b border-[var(--border)]"
    >
      <ListLink
        aria-current={chosen ? undefined : 'true'}
        change={{ queue: undefined, open: undefined }}
        className={look}
      >
        {t`All`}
      </ListLink>
      {orderQueues.map((queue) => {
        const count = queues[queue]
        return (
          <ListLink
            aria-current={chosen === queue ? 'true' : undefined}
            change={{ queue, open: undefined }}
            className={look}
            key={queue}
          >
            <span>{i18n._(queueWords[queue])}</span>
            <b
              className={
                queue === 'late' && count > 0
                  ? 'num text-[var(--destructive)]'
                  : 'num text-[var(--foreground)]'
              }
            >
              {i18n.number(count)}
            </b>
          </ListLink>
        )
      })}
    </nav>
  )
}
