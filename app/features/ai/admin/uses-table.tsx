import { Trans, useLingui } from '@lingui/react/macro'
import type { AiUses } from '#domain/ai.schema.ts'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { failureWords, outcomeWords, taskWords } from './ai-words.ts'
import { secondsText } from './seconds-text.ts'

type Row = AiUses['uses'][number]

/** The last uses: what for, by whom, what they took and how they ended. */
export function UsesTable({ uses }: { uses: readonly Row[] }) {
  const { t, i18n } = useLingui()
  const figure = (value: number | null) => (value === null ? '–' : i18n.number(value))
  const columns: TableColumn<Row>[] = [
    {
      id: 'task',
      label: t`Task`,
      cell: ({ task }) => i18n._(taskWords[task]),
      beside: subjectCell,
    },
    { id: 'by', label: t`By`, from: 'm', cell: byCell },
    {
      id: 'in',
      label: t`Tokens in`,
      from: 'l',
      align: 'end',
      cell: ({ tokensIn }) => figure(tokensIn),
    },
    {
      id: 'out',
      label: t`Tokens out`,
      from: 'l',
      align: 'end',
      cell: ({ tokensOut }) => figure(tokensOut),
    },
    {
      id: 'time',
      label: t`Time taken`,
      from: 'm',
      align: 'end',
      cell: ({ totalMs }) => (totalMs === null ? '–' : secondsText(i18n, totalMs)),
    },
    {
      id: 'credits',
      label: t`Credits`,
      from: 'm',
      align: 'end',
      cell: ({ credits }) => figure(credits),
    },
    { id: 'outcome', label: t`Outcome`, cell: outcomeCell },
    {
      id: 'at',
      label: t`When`,
      from: 'm',
      align: 'end',
      cell: whenCell,
    },
  ]
  return (
    <section>
      <h2 className="ai-uses-title">
        <Trans>Last uses</Trans>
      </h2>
      <WorkspaceTable
        canOpen={false}
        columns={columns}
        empty={<EmptyState icon="sparkles" title={<Trans>Nothing was asked yet.</Trans>} />}
        idOf={({ id }) => id}
        label={t`Last uses`}
        rows={uses}
      />
    </section>
  )
}

const subjectCell = ({ subject, isTrial, languageCode }: Row) => (
  <span className="ws-quiet">
    {isTrial ? <Trans>trial</Trans> : <bdi dir="ltr">{subject}</bdi>} <bdi>{languageCode}</bdi>
  </span>
)
const byCell = ({ byName }: Row) => <bdi>{byName || '–'}</bdi>
const whenCell = ({ createdAt }: Row) => <Moment at={createdAt} />
const outcomeCell = (row: Row) => <Outcome row={row} />

function Outcome({ row: { outcome, detail } }: { row: Row }) {
  const { i18n } = useLingui()
  const { label, tone } = outcomeWords[outcome]
  const why = failureWords[detail]
  return (
    <span className="ws-state" data-tone={tone}>
      <span>{outcome === 'failed' && why ? i18n._(why) : i18n._(label)}</span>
      {outcome === 'refused' && <bdi>{detail}</bdi>}
    </span>
  )
}
