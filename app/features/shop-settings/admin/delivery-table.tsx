import { Trans, useLingui } from '@lingui/react/macro'
import type { EditableDeliveries, EditableDelivery } from '#domain/deliveries.schema.ts'
import { OrderedTable } from '#app/workspace/list/ordered-table.tsx'
import { useOrder } from '#app/workspace/list/use-order.ts'
import type { TableColumn } from '#app/workspace/list/workspace-table.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { deliveryName, kindNames, temperatureNames } from './delivery-words.ts'
import type { DeliveryProps, ShopData } from './shop-props.ts'

type DeliveryTableProps = Pick<DeliveryProps, 'canEdit' | 'onChanged'> & { data: ShopData }

/** The ways of delivery in the order in which a checkout shows them. */
export function DeliveryTable({ data, canEdit, onChanged }: DeliveryTableProps) {
  const { t, i18n } = useLingui()
  const { languages } = data
  const order = useOrder({ rows: data.deliveries, idOf, save: saveOrder, onChanged })
  const standard = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  const rows = order.ordered.map((delivery) => {
    const written = i18n.number(Object.keys(delivery.words).length)
    const all = i18n.number(languages.length)
    return {
      ...delivery,
      title: deliveryName(delivery, [currentLanguageCode(), standard]),
      kindText: i18n._(kindNames[delivery.kind]),
      carries: delivery.temperatures.map((each) => i18n._(temperatureNames[each])).join(', '),
      written: t`${written} of ${all}`,
    }
  })
  const columns: TableColumn<DeliveryRow>[] = [
    { id: 'name', label: t`Name`, cell: titleCell, beside: kindCell },
    { id: 'carries', label: t`Carries`, from: 'l', cell: ({ carries }) => carries },
    { id: 'languages', label: t`Languages`, from: 'l', cell: writtenCell },
    {
      ...{ id: 'booked', label: t`Booked`, align: 'end', from: 'm' },
      cell: ({ booked }) => i18n.number(booked),
    },
    { id: 'state', label: t`State`, from: 'm', cell: stateCell },
  ]
  return (
    <OrderedTable
      columns={columns}
      empty={
        <EmptyState icon="truck" title={<Trans>No way of delivery yet</Trans>}>
          <Trans>Nobody can order before there is one.</Trans>
        </EmptyState>
      }
      idOf={idOf}
      label={t`Ways of delivery`}
      onPlace={canEdit ? order.place : undefined}
      rows={rows}
      titleOf={({ title }) => title}
    />
  )
}

type DeliveryRow = EditableDelivery & {
  title: string
  kindText: string
  carries: string
  written: string
}

const idOf = ({ id }: { id: string }) => id
const titleCell = ({ title }: DeliveryRow) => <bdi>{title}</bdi>
const kindCell = ({ kindText }: DeliveryRow) => kindText
const writtenCell = ({ written }: DeliveryRow) => <span className="ws-quiet">{written}</span>
const stateCell = ({ isActive }: DeliveryRow) => (
  <span className="ws-state" data-tone={isActive ? 'good' : 'none'}>
    {isActive ? <Trans>Offered</Trans> : <Trans>Not offered</Trans>}
  </span>
)

async function saveOrder(ids: readonly string[], seen: readonly string[], idempotencyKey: string) {
  const call = { method: 'PUT', body: { ids, seen }, idempotencyKey } as const
  const answer = await callTwice<EditableDeliveries>('/admin/deliveries/order', call)
  return answer.ok ? { ok: true as const, value: answer.value.deliveries.map(idOf) } : answer
}
