import type { Client } from '@libsql/client/http'
import { newId } from '#domain/ids.ts'
import { sellerSearchText } from '#domain/seller-search.ts'
import { freeOrgNo } from './seller-applications.ts'

interface MadeSeller {
  id: string
  slug: string
  orgNo: string
}

type Columns = Record<string, string | number | null>

/** Writes a seller straight into the database, active unless its columns, as the table has them, say otherwise. */
export async function makeSeller(database: Client, columns: Columns = {}): Promise<MadeSeller> {
  const { rows } = await database.execute('select id from factories order by created_at limit 1')
  const [id, orgNo] = [newId(), String(columns['org_no'] ?? freeOrgNo())]
  const slug = String(columns['slug'] ?? `utne-${id}`)
  const place = { name: 'Utne Gårdsbutikk', street: 'Utnevegen 8', postcode: '5778', city: 'Utne' }
  const now = Date.now()
  const row: Columns = {
    id,
    factory_id: String(rows[0]?.['id']),
    status: 'active',
    ...place,
    kind: 'shop',
    lat: 60.4243,
    lng: 6.6236,
    contact: 'Astrid Utne',
    phone: '+4740000000',
    email: `${id}@utne.example`,
    weekly: '[{"weekday":2,"opensMinute":600,"closesMinute":1020}]',
    exceptions: '[]',
    approved_at: now,
    terms_version: '1',
    search_text: sellerSearchText({ ...place, orgNo }),
    created_at: now,
    updated_at: now,
    ...columns,
    org_no: orgNo,
    slug,
  }
  const names = Object.keys(row)
  await database.execute({
    sql: `insert into sellers (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    args: Object.values(row),
  })
  return { id, slug, orgNo }
}
