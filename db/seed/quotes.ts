import { quoteRules } from '#domain/quote-rules.ts'
import {
  events,
  quoteLines,
  quoteMessages,
  quoteOffers,
  quotes,
  replyTemplates,
} from '#db/schema/index.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import type { OfferLine } from '#domain/offer.ts'
import { netOf, offerTotals } from '#domain/offer-totals.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { clockAfter } from '#domain/quote-clock.ts'
import {
  piecesOf,
  type QuoteEvent,
  type QuoteFrequency,
  quoteSteps,
  type QuoteStatus,
  type QuoteUnit,
} from '#domain/quotes.ts'
import { orderSearchText } from '#domain/searched-order.ts'
import { add, madeNow, type Seed } from './seed.ts'
import demo from './quotes.json' with { type: 'json' }
import type { Shop } from './shop.ts'

interface AskedLine {
  key?: string
  title?: string
  quantity: number
  unit?: QuoteUnit
  note?: string
}

interface DemoQuote {
  status: QuoteStatus
  hoursAgo: number
  /** The demo's owner answers it. */
  isOwners?: boolean
  company: string
  orgNo: string
  contact: string
  email: string
  postcode: string
  city: string
  frequency: QuoteFrequency
  message: string
  question?: string
  reason?: string
  reasonNote?: string
  /** What the offer takes off the list price. */
  discount?: number
  freightNetOre?: number
  validDays?: number
  lines: AskedLine[]
}

const hourMs = 3_600_000

/** How a quote came to where it stands. */
const pathTo: Partial<Record<QuoteStatus, readonly QuoteEvent[]>> = {
  submitted: ['submit'],
  in_review: ['submit', 'take'],
  needs_info: ['submit', 'take', 'ask'],
  offered: ['submit', 'take', 'send_offer'],
  expired: ['submit', 'take', 'send_offer', 'expire'],
  declined: ['submit', 'take', 'send_offer', 'decline'],
}

/** Quotes of businesses in different states, the oldest first, with what sales write again and again. */
export function addQuotes(seed: Seed, owner: { userId: string; name: string }, shop: Shop): void {
  add(
    seed,
    replyTemplates,
    demo.templates.map((template) => ({
      ...{ id: newId(), factoryId: seed.factoryId, use: 'quotes' as const, ...template },
      ...madeNow(seed),
    })),
  )
  const list = (demo.quotes as DemoQuote[]).toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  for (const [index, quote] of list.entries())
    addQuote(seed, { quote, owner, shop, place: index + 1 })
}

interface QuoteToAdd {
  quote: DemoQuote
  owner: { userId: string; name: string }
  shop: Shop
  place: number
}

function addQuote(seed: Seed, { quote, owner, shop, place }: QuoteToAdd): void {
  const id = newId()
  const at = seed.now - quote.hoursAgo * hourMs
  const { date, year } = { date: osloClock(at).date, year: Number(osloClock(at).date.slice(0, 4)) }
  const lines = quote.lines.map((line) => lineOf(line, shop))
  const { company, orgNo, contact, email, postcode, city, frequency, message, status } = quote
  const path = pathTo[status] ?? []
  const isOffered = path.includes('send_offer')
  const validUntil = isOffered ? addDays(date, quote.validDays ?? quoteRules.validDays) : null
  let clock = { dueAt: null as number | null, minutesLeft: null as number | null }
  for (const [step, event] of path.entries()) clock = clockAfter(event, clock, at + step * hourMs)
  const titles = lines.map(({ title }) => title)
  seed.statements.push(countedUp(seed, year))
  add(seed, quotes, [
    {
      ...{ id, factoryId: seed.factoryId, number: `waiting for its number ${place}`, status },
      ...{ publicToken: newPublicToken(), company, orgNo, contact, email, phone: '+4740000000' },
      ...{ languageCode: 'nb', delivery: 'delivered', street: 'Strandgaten 14', postcode, city },
      ...{ wantedOn: addDays(date, 14), frequency, message, consentAt: at, ...clock },
      assignedTo: quote.isOwners ? owner.userId : null,
      offerVersion: isOffered ? 1 : 0,
      validUntil,
      outcomeReason: quote.reason ?? null,
      outcomeNote: quote.reasonNote ?? '',
      searchText: orderSearchText(
        { name: contact, companyName: company, email, phone: '+4740000000' },
        titles,
      ),
      ...{ createdAt: at, updatedAt: at + (path.length - 1) * hourMs },
    },
  ])
  seed.statements.push(numbered(seed, id, year))
  add(
    seed,
    quoteLines,
    lines.map(({ offer: _, ...line }, sortOrder) => ({ ...line, quoteId: id, sortOrder })),
  )
  addEvents(seed, { id, at, path, ownerId: owner.userId })
  if (validUntil !== null) addOffer(seed, { id, quote, lines, owner, at, validUntil })
  if (quote.question)
    add(seed, quoteMessages, [
      {
        ...{ id: newId(), quoteId: id, author: 'staff', authorName: owner.name },
        ...{ userId: owner.userId, text: quote.question, lineIds: [], isInternal: false },
        createdAt: at + 2 * hourMs,
      },
    ])
}

function addEvents(
  seed: Seed,
  {
    id,
    at,
    path,
    ownerId,
  }: { id: string; at: number; path: readonly QuoteEvent[]; ownerId: string },
): void {
  add(
    seed,
    events,
    path.map((event, step) => {
      const before = path[step - 1]
      const by: readonly string[] = quoteSteps[event].by
      const actorType = by.includes('staff')
        ? ('staff' as const)
        : by.includes('system')
          ? ('system' as const)
          : ('guest' as const)
      return {
        ...{ id: newId(), entity: 'quote', entityId: id, event, actorType },
        fromState: before ? quoteSteps[before].to : null,
        toState: quoteSteps[event].to,
        actorId: actorType === 'staff' ? ownerId : null,
        at: at + step * hourMs,
      }
    }),
  )
}

type MadeLine = ReturnType<typeof lineOf>

function addOffer(
  seed: Seed,
  made: {
    id: string
    quote: DemoQuote
    lines: readonly MadeLine[]
    owner: { userId: string }
    at: number
    validUntil: string
  },
): void {
  const { quote, validUntil } = made
  const lines = made.lines.map(({ offer, note, ...line }): OfferLine => {
    const netOre = Math.round((offer.listNetOre ?? 10_000) * (1 - (quote.discount ?? 0)))
    return { ...line, ...offer, note, netOre, leadDays: quoteRules.leadDays }
  })
  const { goodsNetOre, freightNetOre, netOre, vat, totalOre } = offerTotals(
    lines,
    quote.freightNetOre ?? 0,
  )
  add(seed, quoteOffers, [
    {
      ...{ id: newId(), quoteId: made.id, version: 1, lines, validUntil },
      ...{ goodsNetOre, freightNetOre, netOre, vat, totalOre },
      ...{ paymentDays: quoteRules.paymentDays, terms: '' },
      message: 'Hei! Her er prisene våre. Spør gjerne.',
      sentAt: made.at + 2 * hourMs,
      sentBy: made.owner.userId,
    },
  ])
}

function lineOf({ key, title = '', quantity, unit = 'each', note = '' }: AskedLine, shop: Shop) {
  const product = key === undefined ? undefined : shop.productOf(key)
  const pieces = product ? piecesOf({ unit, quantity }, product) : quantity
  if (pieces === undefined) throw new Error(`${key} is not packed by ${unit}`)
  const { packageSize = '', sku = '', imageUrl = null } = product ?? {}
  return {
    ...{ id: newId(), productId: product?.id ?? null, title: product?.name ?? title },
    ...{ packageSize, sku, imageUrl, quantity, unit, pieces, note },
    offer: {
      listNetOre: product ? netOf(product.priceOre, product.vatBp) : null,
      vatBp: product?.vatBp ?? 1500,
      costOre: product?.costOre ?? null,
    },
  }
}

/** The demo's quotes take numbers from the shop's own counter: the next real one follows without a gap. */
function countedUp({ factoryId }: Seed, year: number) {
  return {
    sql: `insert into counters (scope, year, last) values (?, ?, 1)
      on conflict (scope, year) do update set last = last + 1`,
    args: [`quotes:${factoryId}`, year],
  }
}

function numbered({ factoryId }: Seed, quoteId: string, year: number) {
  return {
    sql: `update quotes set number = ? || (select printf('%04d', last) from counters where scope = ? and year = ?)
      where id = ?`,
    args: [
      `${quoteRules.numberPrefix}-${String(year).slice(2)}-`,
      `quotes:${factoryId}`,
      year,
      quoteId,
    ],
  }
}
