import { Tabs } from '@ark-ui/react/tabs'
import { useLingui } from '@lingui/react/macro'
import { useList } from '#app/workspace/list/use-list.ts'
import type { Elements } from '#app/ui/elements.ts'
import { OverlayLocale } from '#app/ui/overlay-locale.tsx'

interface RecordTab {
  key: string
  label: string
  body: Elements
  /** Something is missing in it. */
  isIncomplete?: boolean
}

interface RecordTabsProps {
  /** What they are parts of, for those who hear it. */
  label: string
  /** The first is open unless the address says another. */
  tabs: readonly RecordTab[]
}

/** The parts of a record, one at a time; what is typed in one stays while another is looked at. `tab` in the address opens one. */
export function RecordTabs({ label, tabs }: RecordTabsProps) {
  const { t } = useLingui()
  const { search } = useList()
  const wanted = tabs.find(({ key }) => key === search['tab']) ?? tabs[0]
  return (
    <OverlayLocale>
      <Tabs.Root defaultValue={wanted?.key ?? null} lazyMount>
        <Tabs.List
          aria-label={label}
          className="sticky top-[-4px] z-2 flex flex-wrap gap-x-5 border-b border-[var(--border)] bg-[var(--card)]"
        >
          {tabs.map(({ key, label: words, isIncomplete }) => (
            <Tabs.Trigger
              className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent font-semibold text-[var(--muted-foreground)] aria-selected:border-[var(--primary)] aria-selected:text-[var(--foreground)]"
              key={key}
              value={key}
            >
              <span>{words}</span>
              {isIncomplete && (
                <span className="ws-state" data-tone="warn">
                  <span className="sr-only">{t`something is missing`}</span>
                </span>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ key, body }) => (
          <Tabs.Content key={key} tabIndex={-1} value={key}>
            {body}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </OverlayLocale>
  )
}
