import { strToU8, zipSync } from 'fflate'
import { csvOf } from '#domain/csv.ts'
import type { Everything } from './export.repository.ts'

/** A person's data as a zip: everything for programs, their orders for a spreadsheet. Times are UTC, money is øre. */
export function zippedData(everything: Everything, now: number): Uint8Array<ArrayBuffer> {
  const exportedAt = new Date(now).toISOString()
  return zipSync({
    'data.json': strToU8(JSON.stringify({ exportedAt, ...withDates(everything) }, null, 2)),
    'orders.csv': strToU8(ordersCsv(everything)),
    'order-lines.csv': strToU8(linesCsv(everything)),
  })
}

function ordersCsv({ orders }: Everything): string {
  return csvOf(
    [
      'number',
      'placed_at',
      'status',
      'name',
      'email',
      'phone',
      'street',
      'postcode',
      'city',
      'delivery',
      'note',
      'items_ore',
      'shipping_ore',
      'total_ore',
      'paid_ore',
      'refunded_ore',
    ],
    orders.map((order) => [
      order.number,
      new Date(order.createdAt).toISOString(),
      order.status,
      order.name,
      order.email,
      order.phone,
      order.address?.street ?? '',
      order.address?.postcode ?? '',
      order.address?.city ?? '',
      order.delivery,
      order.note,
      order.itemsOre,
      order.shippingOre,
      order.totalOre,
      order.paidOre ?? '',
      order.refundedOre,
    ]),
  )
}

function linesCsv({ orders }: Everything): string {
  return csvOf(
    [
      'order',
      'title',
      'package_size',
      'sku',
      'options',
      'quantity',
      'dropped_quantity',
      'unit_ore',
      'line_ore',
      'vat_bp',
    ],
    orders.flatMap(({ number, lines }) =>
      lines.map((line) => [
        number,
        line.title,
        line.packageSize,
        line.sku,
        line.options.map(({ label, value }) => `${label}: ${value}`).join('; '),
        line.quantity,
        line.droppedQty,
        line.unitOre,
        line.lineOre,
        line.vatBp,
      ]),
    ),
  )
}

/** Times are kept as numbers; a person reads dates. */
function withDates(value: unknown): object {
  return JSON.parse(
    JSON.stringify(value, (key, field: unknown) =>
      typeof field === 'number' && (key === 'at' || key.endsWith('At'))
        ? new Date(field).toISOString()
        : field,
    ),
  ) as object
}
