import { ListLink } from './list-link.tsx'
import { useList } from './use-list.ts'

interface ListQueuesProps {
  label: string
  queues: readonly {
    /** In the address as `queue`; undefined is the whole list. */
    queue: string | undefined
    label: string
    count?: string
    /** Some of it is past its time. */
    isLate?: boolean
  }[]
}

/** What of a list needs somebody now, each with how many wait: one press lists them. */
export function ListQueues({ label, queues }: ListQueuesProps) {
  const { search } = useList()
  return (
    <nav
      aria-label={label}
      className="flex w-full gap-4 overflow-x-auto border-b border-[var(--border)]"
    >
      {queues.map(({ queue, label: words, count, isLate }) => (
        <ListLink
          aria-current={search['queue'] === queue ? 'true' : undefined}
          change={{ queue, open: undefined }}
          className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-1 text-[length:var(--text-s)] font-semibold whitespace-nowrap text-[var(--muted-foreground)] aria-[current]:border-[var(--primary)] aria-[current]:text-[var(--foreground)]"
          key={queue ?? ''}
        >
          <span>{words}</span>
          {count !== undefined && (
            <b
              className={isLate ? 'num text-[var(--destructive)]' : 'num text-[var(--foreground)]'}
            >
              {count}
            </b>
          )}
        </ListLink>
      ))}
    </nav>
  )
}
