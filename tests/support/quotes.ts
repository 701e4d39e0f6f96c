import type { Client } from '@libsql/client/http'
import { quoteRules } from '#domain/quote-rules.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import type { OfferLine } from '#domain/offer.ts'
import { offerTotals } from '#domain/offer-totals.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { clockAfter } from '#domain/quote-clock.ts'
import { openQuoteStatuses, type QuoteStatus, type QuoteUnit } from '#domain/quotes.ts'

/** A line that is asked for: of a product by its key, or of what has no key in the buyer's own words. */
export interface AskedLine {
  productKey?: string
  title?: string
  quantity?: number
  unit?: QuoteUnit
  pieces?: number
  note?: string
}

/** An offer that has been sent; its lines are those that were asked for, at 20 kr each with 15 % VAT, unless told otherwise. */
export interface SentOffer {
  /** What it says otherwise of the lines, by their place. */
  lines?: readonly Partial<OfferLine>[]
  freightNetOre?: number
  validUntil?: string
  paymentDays?: number
  terms?: string
  message?: string
}

export interface QuoteToMake {
  status?: QuoteStatus
  lines?: readonly AskedLine[]
  /** One version after the other; without any an offered quote has one. */
  offers?: readonly SentOffer[]
  /** Columns of the quote by name, as the table has them: `{ user_id: …, language_code: 'ar' }`. */
  columns?: Record<string, string | number | null>
  now?: number
}

export interface MadeQuote {
  id: string
  token: string
  number: string
  lineIds: string[]
  /** Of the offer that counts; 0 where there is none. */
  totalOre: number
  version: number
}

const offeredStatuses = new Set<QuoteStatus>([
  'offered',
  'revision_requested',
  'accepted',
  'declined',
  'expired',
])
const openStatuses = new Set<QuoteStatus>(openQuoteStatuses)
let made = 0

/** Writes a quote straight into the database, past the shop's own door: in any status, with what was offered so far. */
export async function makeQuote(database: Client, wanted: QuoteToMake = {}): Promise<MadeQuote> {
  const { status = 'submitted', now = Date.now() } = wanted
  const asked = wanted.lines ?? [
    { productKey: 'cultured-butter', quantity: 2, unit: 'carton', pieces: 24 },
    { title: 'Juice of wild apples, 1 litre', quantity: 60 },
  ]
  const offers = wanted.offers ?? (offeredStatuses.has(status) ? [{}] : [])
  const today = osloClock(now).date
  const [id, token] = [newId(), newPublicToken()]
  const number = `${quoteRules.numberPrefix}-26-${String(900_000 + (made += 1))}`
  const clock = clockAfter('submit', { dueAt: null, minutesLeft: null }, now)
  const lines = await Promise.all(asked.map((line) => lineOf(database, line)))
  const sent = offers.map((offer, at) => sentOffer(offer, { id, lines, version: at + 1, now }))
  const last = sent.at(-1)
  await database.batch(
    [
      insertedInto('quotes', {
        id,
        factory_id: await factoryId(database),
        number,
        public_token: token,
        status,
        company: 'Kafé Fjordblikk AS',
        org_no: '923609016',
        contact: 'Ingrid Solheim',
        email: 'ingrid@fjordblikk.example',
        phone: '+4740000000',
        language_code: 'nb',
        delivery: 'delivered',
        street: 'Strandgaten 14',
        postcode: '5013',
        city: 'Bergen',
        wanted_on: addDays(today, 14),
        frequency: 'once',
        message: 'Vi åpner i mai.',
        consent_at: now,
        due_at: openStatuses.has(status) ? clock.dueAt : null,
        minutes_left: status === 'needs_info' ? 300 : null,
        offer_version: sent.length,
        valid_until: last?.valid_until ?? null,
        search_text: `${number} kafé fjordblikk as`.toLowerCase(),
        created_at: now,
        updated_at: now,
        ...wanted.columns,
      }),
      ...lines.map(({ id: lineId, ...line }, at) =>
        insertedInto('quote_lines', { id: lineId, quote_id: id, sort_order: at, ...line }),
      ),
      ...sent.map((offer) => insertedInto('quote_offers', offer)),
    ],
    'write',
  )
  return {
    ...{ id, token, number },
    lineIds: lines.map((line) => line.id),
    totalOre: last?.total_ore ?? 0,
    version: sent.length,
  }
}

type Row = Record<string, string | number | null>

function insertedInto(table: string, row: Row) {
  const columns = Object.keys(row)
  const places = columns.map(() => '?').join(', ')
  return {
    sql: `insert into ${table} (${columns.join(', ')}) values (${places})`,
    args: Object.values(row),
  }
}

async function factoryId(database: Client): Promise<string> {
  const { rows } = await database.execute('select id from factories limit 1')
  return String(rows[0]?.['id'])
}

type MadeLine = Awaited<ReturnType<typeof lineOf>>

async function lineOf(database: Client, asked: AskedLine) {
  const { productKey, quantity = 1, unit = 'each', pieces = quantity, note = '' } = asked
  const { rows } = await database.execute({
    sql: `select id, sku, image_url, name, package_size from products left join product_translations on product_id = id
      and language_code = 'nb' where key = ?`,
    args: [productKey ?? ''],
  })
  const product = rows[0]
  return {
    id: newId(),
    product_id: product ? String(product['id']) : null,
    title: asked.title ?? String(product?.['name']),
    package_size: String(product?.['package_size'] ?? ''),
    sku: String(product?.['sku'] ?? ''),
    image_url: product?.['image_url'] == null ? null : String(product['image_url']),
    ...{ quantity, unit, pieces, note },
  }
}

interface OfferOf {
  id: string
  lines: readonly MadeLine[]
  version: number
  now: number
}

function sentOffer(offer: SentOffer, { id, lines: asked, version, now }: OfferOf) {
  const lines = asked.map((line, at): OfferLine => {
    const { product_id: productId, package_size: packageSize, note: _, ...rest } = line
    const { image_url: imageUrl, ...plainLine } = rest
    const plain = { listNetOre: productId === null ? null : 2500, netOre: 2000, vatBp: 1500 }
    const kept = { imageUrl, leadDays: 2, note: '', costOre: 1234 }
    return { ...plainLine, productId, packageSize, ...plain, ...kept, ...offer.lines?.[at] }
  })
  const freightNetOre = offer.freightNetOre ?? 0
  const totals = offerTotals(lines, freightNetOre)
  return {
    id: newId(),
    quote_id: id,
    version,
    lines: JSON.stringify(lines),
    freight_net_ore: freightNetOre,
    goods_net_ore: totals.goodsNetOre,
    net_ore: totals.netOre,
    vat: JSON.stringify(totals.vat),
    total_ore: totals.totalOre,
    valid_until: offer.validUntil ?? addDays(osloClock(now).date, 30),
    payment_days: offer.paymentDays ?? quoteRules.paymentDays,
    terms: offer.terms ?? '',
    message: offer.message ?? '',
    sent_at: now,
    sent_by: null,
  }
}
