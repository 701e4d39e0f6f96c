import type { InvoiceData } from '#domain/invoices.ts'
import type { TestApi } from './api.ts'

export const issuer = {
  legal_name: 'Prøvegården Mat AS',
  org_no: '974760673',
  street: 'Kaien 3',
  postcode: '5003',
  city: 'Bergen',
  bank_account: '15061112348',
}

/** The factory can issue invoices from now on, unless something of it is taken away. */
export async function canIssue(
  api: TestApi,
  change: Partial<Record<keyof typeof issuer | 'is_vat_registered', string | number | null>> = {},
) {
  const set = { is_vat_registered: 1, ...issuer, ...change }
  await api.database.execute({
    sql: `update factory_settings set ${Object.keys(set)
      .map((name) => `${name} = ?`)
      .join(', ')}`,
    args: Object.values(set),
  })
}

/** The papers of an order as they are kept, the invoice first. */
export async function papersOf(api: TestApi, orderId: string) {
  const { rows } = await api.database.execute({
    sql: `select * from invoices where order_id = ? order by created_at, id`,
    args: [orderId],
  })
  return rows.map((row) => ({
    id: String(row['id']),
    kind: String(row['kind']),
    number: String(row['number']),
    issuedOn: String(row['issued_on']),
    dueOn: row['due_on'],
    refundId: row['refund_id'],
    languageCode: String(row['language_code']),
    data: JSON.parse(String(row['data'])) as InvoiceData,
  }))
}
