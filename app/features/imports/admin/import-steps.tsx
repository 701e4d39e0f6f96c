import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Import } from '#domain/imports.schema.ts'
import { Icon } from '#app/ui/icon.tsx'

const stepOf = {
  ...{ uploading: 0, mapping: 1, validating: 2, checked: 2 },
  ...{ running: 3, undoing: 3, done: 4, undone: 4 },
} satisfies Record<Import['status'], number>

/** The four steps of an import, what came of those behind, and where it stands. */
export function ImportSteps({ record }: { record: Import | undefined }) {
  const { t, i18n } = useLingui()
  const at = record ? stepOf[record.status] : 0
  const matched = i18n.number(record?.mapping.filter(Boolean).length ?? 0)
  const columns = i18n.number(record?.columns.length ?? 0)
  const { counts, status } = record ?? {}
  const steps = [
    { name: t`File`, note: record?.fileName ?? t`CSV or Excel` },
    { name: t`Columns`, note: at > 1 ? t`${matched} of ${columns} matched` : t`which fills what` },
    {
      name: t`Dry run`,
      note:
        at > 2 && counts
          ? t`${plural(counts.error, { 0: 'no errors', one: '# row left out', other: '# rows left out' })}`
          : t`nothing is changed yet`,
    },
    {
      name: status === 'running' ? t`Running` : t`Done`,
      note: status === 'undone' ? t`undone` : t`can be undone for 24 hours`,
    },
  ]
  return (
    <ol className="mx-[var(--ws-gutter)] mb-6 grid grid-cols-2 gap-x-4 border-y border-[var(--border)] lg:grid-cols-4">
      {steps.map(({ name, note }, index) => (
        <li
          aria-current={index === at ? 'step' : undefined}
          className="group grid min-w-0 grid-cols-[28px_minmax(0,1fr)] gap-x-3 py-3 leading-snug font-semibold text-[var(--muted-foreground)] aria-[current]:text-[var(--primary)] data-done:text-[var(--foreground)]"
          data-done={index < at || undefined}
          key={name}
        >
          <span
            aria-hidden="true"
            className="row-span-2 grid size-7 place-items-center self-center rounded-full border border-[var(--control-border)] text-[length:var(--text-xs)] font-bold group-aria-[current]:border-2 group-aria-[current]:border-[var(--primary)] group-data-done:border-[var(--primary)] group-data-done:bg-[var(--primary)] group-data-done:text-[var(--primary-foreground)]"
          >
            {index < at ? <Icon name="check" size="s" /> : <span>{i18n.number(index + 1)}</span>}
          </span>
          <span>{name}</span>
          <small className="truncate font-medium text-[var(--muted-foreground)]">
            <bdi>{note}</bdi>
          </small>
        </li>
      ))}
    </ol>
  )
}
