import type { Client } from '@libsql/client/http'
import { newId, newPublicToken } from '#domain/ids.ts'
import type { SellerDraft } from '#domain/seller-draft.ts'
import type { ApplicationStatus } from '#domain/sellers.ts'

const dayMs = 24 * 3_600_000
let made = 0

/** Numbers that pass the check and belong to nobody in the demo, one after the other. */
export function freeOrgNo(): string {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2]
  for (;;) {
    const eight = String(81_000_000 + (made += 1))
    const sum = weights.reduce((total, weight, at) => total + weight * Number(eight[at]), 0)
    const check = (11 - (sum % 11)) % 11
    if (check !== 10) return `${eight}${check}`
  }
}

/** What an application holds whose five steps are answered. */
export function wholeDraft(
  orgNo: string,
  productIds: readonly string[] = [],
): Required<SellerDraft> {
  return {
    company: { orgNo, company: 'Utne Gårdsbutikk AS', kind: 'shop' },
    contact: {
      contact: 'Astrid Utne',
      email: 'astrid@utne.example',
      phone: '+4740000000',
      website: 'https://utne.example/',
    },
    place: {
      street: 'Utnevegen 8',
      postcode: '5778',
      city: 'Utne',
      lat: 60.4243,
      lng: 6.6236,
      weekly: [{ weekday: 2, opensMinute: 600, closesMinute: 1020 }],
      exceptions: [],
    },
    range: {
      productIds: [...productIds],
      story: 'Vi selger det som vokser rundt oss.',
      volume: '10_50',
      hasColdChain: true,
      payment: 'invoice',
    },
  }
}

export interface ApplicationToMake {
  status?: ApplicationStatus
  draft?: SellerDraft
  /** Columns by name, as the table has them. */
  columns?: Record<string, string | number | null>
  now?: number
}

export interface MadeApplication {
  id: string
  token: string
  number: string
  orgNo: string
}

/** Writes an application straight into the database, past its own door: in any status, with all five steps answered. */
export async function makeApplication(
  database: Client,
  wanted: ApplicationToMake = {},
): Promise<MadeApplication> {
  const { status = 'submitted', now = Date.now() } = wanted
  const draft = wanted.draft ?? wholeDraft(freeOrgNo())
  const orgNo = draft.company?.orgNo ?? ''
  const { rows } = await database.execute('select id from factories limit 1')
  const [id, token] = [newId(), newPublicToken()]
  const number = `S-26-${900_000 + (made += 1)}`
  const isDraft = status === 'draft'
  const isDecided = status === 'approved' || status === 'rejected'
  const row: Record<string, string | number | null> = {
    id,
    factory_id: String(rows[0]?.['id']),
    number: isDraft ? null : number,
    public_token: token,
    status,
    draft: JSON.stringify(draft),
    step: isDraft ? 4 : 5,
    org_no: orgNo,
    company: draft.company?.company ?? '',
    email: draft.contact?.email ?? '',
    email_verified_at: now,
    language_code: 'nb',
    terms_version: isDraft ? '' : '1',
    marked_fields: status === 'changes_requested' ? '["story"]' : '[]',
    decision_note: status === 'changes_requested' ? 'Skriv litt mer om butikken.' : '',
    decided_at: isDecided ? now : null,
    submitted_at: isDraft ? null : now,
    expires_at: now + 30 * dayMs,
    created_at: now,
    updated_at: now,
    ...wanted.columns,
  }
  const columns = Object.keys(row)
  await database.execute({
    sql: `insert into seller_applications (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    args: Object.values(row),
  })
  return { id, token, number, orgNo }
}

/** The answers of the steps as the wizard sends them, but for the rev. */
export function stepAnswers(draft: Required<SellerDraft>) {
  const { lat, lng, ...place } = draft.place
  return {
    company: draft.company,
    contact: draft.contact,
    place: { ...place, pin: { lat, lng }, isPinSet: true },
    range: draft.range,
  }
}
