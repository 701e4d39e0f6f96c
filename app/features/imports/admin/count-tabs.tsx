import { useLingui } from '@lingui/react/macro'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'

interface CountTabsProps {
  tabs: readonly {
    /** In the address; undefined are all. */
    show: string | undefined
    count: number
    label: string
    isBad?: boolean
  }[]
}

/** How many rows do what; one press lists them. */
export function CountTabs({ tabs }: CountTabsProps) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  return (
    <nav
      aria-label={t`Which rows`}
      className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] border-y border-[var(--border)]"
    >
      {tabs.map(({ show, count, label, isBad }) => (
        <ListLink
          aria-current={search['show'] === show ? 'true' : undefined}
          change={{ show }}
          className="-mb-px border-s border-b-[2.5px] border-[var(--border)] border-b-transparent py-3 ps-2 pe-1 sm:ps-4 sm:pe-2 first:border-s-0 first:ps-0 aria-[current]:border-b-[var(--primary)]"
          key={show ?? ''}
        >
          <b
            className="num block font-[family-name:var(--font-display)] text-[1.375rem] leading-tight font-medium sm:text-[1.75rem] data-bad:text-[var(--destructive)]"
            data-bad={(isBad && count > 0) || undefined}
          >
            {i18n.number(count)}
          </b>
          <span className="text-[var(--muted-foreground)]">{label}</span>
        </ListLink>
      ))}
    </nav>
  )
}
