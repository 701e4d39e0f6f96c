import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import {
  nextQuoteStatus,
  openQuoteStatuses,
  type QuoteEvent,
  quoteSteps,
  type QuoteStatus,
} from '#domain/quotes.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { crowd } from '#tests/support/crowd.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { makeQuote } from '#tests/support/quotes.ts'
import { followOffers } from './offers-due.service.ts'

const api = useApi()
const { rows } = usePlacing(api)
const dayMs = 24 * 3_600_000

let now = 0
beforeEach(() => {
  now = api.platform.now()
  api.platform.now = () => now
})

interface World {
  id: string
  token: string
  buyer: Visitor
  sales: Visitor
}

const view = async ({ buyer, token }: World) =>
  (await (await buyer.get(`/api/quotes/${token}`)).json()) as QuoteView
const record = async ({ sales, id }: World) =>
  (await (await sales.get(`/api/admin/quotes/${id}`)).json()) as AdminQuote

const byBuyer =
  (path: string, body: (offer: { version: number; totalOre: number }) => object) =>
  async (world: World) => {
    const { offer } = await view(world)
    const seen = { version: offer?.version ?? 1, totalOre: offer?.totalOre ?? 1 }
    return world.buyer.send('POST', `/api/quotes/${world.token}/${path}`, body(seen))
  }

const bySales = (path: string, body: (quote: AdminQuote) => object) => async (world: World) => {
  const quote = await record(world)
  return world.sales.send('POST', `/api/admin/quotes/${world.id}/${path}`, body(quote))
}

/** How each step is taken, whether it is allowed or not. */
const steps: Record<
  Exclude<QuoteEvent, 'submit'>,
  (world: World) => Promise<Response | undefined>
> = {
  take: bySales('take', ({ rev }) => ({ rev })),
  ask: bySales('messages', () => ({ text: 'Which day suits you?', lineIds: [], kind: 'question' })),
  answer: byBuyer('messages', () => ({ text: 'Any day.', lineIds: [] })),
  send_offer: bySales('offer', ({ rev, asked }) => ({
    rev,
    draft: {
      lines: asked.map(({ id, isProduct: _, title, quantity, unit }) => ({
        ...{ id, productId: null, title, quantity, unit: unit === 'each' ? unit : 'each' },
        ...{ netOre: 1000, vatBp: 1500, leadDays: 2, note: '' },
      })),
      freightNetOre: 0,
      validUntil: addDays(osloClock(now).date, 2),
      ...{ paymentDays: 30, terms: '' },
      message: '',
    },
  })),
  request_revision: byBuyer('revision', ({ version }) => ({
    version,
    text: 'Cheaper?',
    lineIds: [],
  })),
  accept: byBuyer('accept', (seen) => ({
    ...seen,
    ...{ name: 'Ingrid Solheim', isAllowed: true, poNumber: '', street: '' },
  })),
  decline: byBuyer('decline', ({ version }) => ({ version, reason: 'price', note: '' })),
  withdraw: byBuyer('withdraw', () => ({})),
  reject: bySales('reject', ({ rev }) => ({ rev, reason: 'capacity', note: '' })),
  expire: async () => {
    now += 3 * dayMs
    await followOffers(jobAt(api, now))
    return undefined
  },
}

const actorOf = { guest: 'guest', staff: 'staff', system: 'system' } as const
const actor = (event: QuoteEvent) => {
  const by: readonly string[] = quoteSteps[event].by
  return by.includes('guest')
    ? actorOf.guest
    : by.includes('staff')
      ? actorOf.staff
      : actorOf.system
}

test('[Q05] whatever buyer, sales and time do to a quote in whichever order, it stands where the model says, with one order or none', async () => {
  const sales = await callerOf(api, 'sales')
  const known = Object.keys(steps) as (keyof typeof steps)[]
  // Those that lead on stand in it more often than those that end it.
  const event = fc.constantFrom(
    ...known,
    'take',
    'send_offer',
    'send_offer',
    'request_revision',
    'ask',
    'answer',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 12 }), async (events) => {
      const made = await makeQuote(api.database, { status: 'submitted', now })
      const world: World = { ...made, buyer: api.visitor(), sales }
      await rows(
        `insert into events (id, entity, entity_id, from_state, to_state, event, actor_type, at)
          values (?, 'quote', ?, null, 'submitted', 'submit', 'guest', 1)`,
        ...[crypto.randomUUID(), made.id],
      )
      let status: QuoteStatus = 'submitted'
      let offers = 0
      for (const step of events) {
        await api.database.execute('delete from tries')
        world.buyer = api.visitor()
        const next = nextQuoteStatus(status, step, actor(step))
        const answer = await steps[step](world)
        if (next.ok) {
          status = next.value
          if (step === 'send_offer') offers += 1
        }
        // What leads nowhere from here is refused, or done already: it changes nothing.
        if (answer) expect([step, next.ok ? answer.ok : answer.status < 500]).toEqual([step, true])
        const quote = await record(world)
        expect([step, quote.status]).toEqual([step, status])
        expect(quote.offers).toHaveLength(offers)
        expect((await view(world)).status).toBe(status)
      }
      await holds(world.id, status)
    }),
    { numRuns: crowd({ small: 15, whole: 300 }) },
  )
}, 600_000)

/** Its history leads from step to step, its clock runs while an answer is owed, and it has an order exactly where it is accepted. */
async function holds(id: string, status: QuoteStatus): Promise<void> {
  const history = await rows(
    'select from_state, to_state from events where entity_id = ? order by at, id',
    id,
  )
  for (const [at, step] of history.entries())
    expect(step['from_state']).toBe(at === 0 ? null : history[at - 1]?.['to_state'])
  expect(history.at(-1)?.['to_state']).toBe(status)
  const [quote] = await rows('select due_at, order_id from quotes where id = ?', id)
  const isOwed = openQuoteStatuses.some((each) => each === status)
  expect([quote?.['due_at'] !== null, quote?.['order_id'] !== null]).toEqual([
    isOwed,
    status === 'accepted',
  ])
}
