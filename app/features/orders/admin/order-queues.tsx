import { useLingui } from '@lingui/react/macro'
import { type AdminOrders, orderQueues } from '#domain/admin-orders.schema.ts'
import { ListQueues } from '#app/workspace/list/list-queues.tsx'
import { queueWords } from './step-words.ts'

/** What needs somebody now, each with how many wait. */
export function OrderQueues({ queues }: Pick<AdminOrders, 'queues'>) {
  const { t, i18n } = useLingui()
  return (
    <ListQueues
      label={t`What needs somebody now`}
      queues={[
        { queue: undefined, label: t`All` },
        ...orderQueues.map((queue) => ({
          queue,
          label: i18n._(queueWords[queue]),
          count: i18n.number(queues[queue]),
          isLate: queue === 'late' && queues[queue] > 0,
        })),
      ]}
    />
  )
}
