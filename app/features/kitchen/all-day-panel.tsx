import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { allDay, type AllDayRow } from './board.ts'
import { KitchenDialog } from './kitchen-dialog.tsx'

interface AllDayPanelProps {
  tickets: readonly KitchenTicket[]
  now: number
  onClose: () => void
}

/** How many of each dish and option are still to be made, now and for later. */
export function AllDayPanel({ tickets, now, onClose }: AllDayPanelProps) {
  const { dishes, options } = allDay(tickets, now)
  return (
    <KitchenDialog onClose={onClose} title={<Trans>All-day</Trans>}>
      {dishes.length === 0 ? (
        <p>
          <Trans>Nothing is to be made.</Trans>
        </p>
      ) : (
        <div className="kallday">
          <Rows name={<Trans>Dish</Trans>} rows={dishes} />
          {options.length > 0 && <Rows name={<Trans>Extra</Trans>} rows={options} />}
        </div>
      )}
    </KitchenDialog>
  )
}

function Rows({ name, rows }: { name: ReactNode; rows: readonly AllDayRow[] }) {
  const { i18n } = useLingui()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">
            <Trans>Now</Trans>
          </th>
          <th scope="col">
            <Trans>Later</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, now, later }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{i18n.number(now)}</td>
            <td>{i18n.number(later)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
