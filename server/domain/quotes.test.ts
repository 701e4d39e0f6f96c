import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActorType } from './orders.ts'
import { clockAfter, leftOf } from './quote-clock.ts'
import { lineChanges, type OfferLine, proposedNetOre } from './offer.ts'
import {
  nextQuoteStatus,
  piecesOf,
  type QuoteEvent,
  quoteSteps,
  type QuoteStatus,
  quoteStatuses,
} from './quotes.ts'
import { instantOf } from './oslo-time.ts'

const events = Object.keys(quoteSteps) as QuoteEvent[]
const actors: ActorType[] = ['guest', 'customer', 'staff', 'system']
const final = new Set<QuoteStatus>(['accepted', 'declined', 'withdrawn', 'rejected', 'expired'])

test('[Q05] nothing leads out of what is over, buyers take no step of sales, and sales none of buyers', () => {
  for (const status of quoteStatuses)
    for (const event of events)
      for (const actor of actors) {
        const next = nextQuoteStatus(status, event, actor)
        if (final.has(status)) expect(next.ok).toBe(false)
        if (next.ok) expect(next.value).not.toBe('submitted')
      }
  for (const event of ['accept', 'decline', 'request_revision', 'withdraw'] as const)
    expect(nextQuoteStatus('offered', event, 'staff')).toMatchObject({
      problem: { code: 'forbidden' },
    })
  for (const event of ['take', 'ask', 'send_offer', 'reject'] as const)
    expect(nextQuoteStatus('in_review', event, 'customer').ok).toBe(false)
})

test('[Q05] only an offer can be accepted, whatever came before it', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ event: fc.constantFrom(...events), actor: fc.constantFrom(...actors) }),
        { maxLength: 40 },
      ),
      (steps) => {
        let status: QuoteStatus | null = null
        let offers = 0
        for (const { event, actor } of steps) {
          const next = nextQuoteStatus(status, event, actor)
          if (!next.ok) continue
          if (event === 'send_offer') offers += 1
          if (event === 'accept') expect(offers).toBeGreaterThan(0)
          status = next.value
        }
      },
    ),
    { numRuns: 1000 },
  )
})

test('the clock runs while sales owe an answer, stands while the buyer owes one, and goes on where it stood', () => {
  const noon = instantOf('2026-11-24', 12)
  const asked = clockAfter('submit', { dueAt: null, minutesLeft: null }, noon)
  expect(asked.dueAt).toBe(instantOf('2026-11-25', 12))
  const stopped = clockAfter('ask', asked, instantOf('2026-11-24', 14))
  expect(stopped).toEqual({ dueAt: null, minutesLeft: 360 })
  expect(leftOf(stopped, instantOf('2026-12-01', 9))).toBe(360)
  const answered = clockAfter('answer', stopped, instantOf('2026-11-30', 9))
  expect(answered.dueAt).toBe(instantOf('2026-11-30', 15))
  expect(clockAfter('send_offer', answered, noon)).toEqual({ dueAt: null, minutesLeft: null })
  expect(clockAfter('request_revision', asked, noon).dueAt).toBe(instantOf('2026-11-25', 12))
})

test('cartons and pallets are so many pieces, and nothing where nobody has said how it is packed', () => {
  const packed = { unitsPerCarton: 24, cartonsPerPallet: 40 }
  expect(piecesOf({ unit: 'each', quantity: 36 }, packed)).toBe(36)
  expect(piecesOf({ unit: 'carton', quantity: 2 }, packed)).toBe(48)
  expect(piecesOf({ unit: 'pallet', quantity: 1 }, packed)).toBe(960)
  expect(
    piecesOf({ unit: 'pallet', quantity: 1 }, { ...packed, cartonsPerPallet: null }),
  ).toBeUndefined()
  expect(
    piecesOf({ unit: 'carton', quantity: 1 }, { unitsPerCarton: null, cartonsPerPallet: null }),
  ).toBeUndefined()
})

test('a quantity earns the price of its tier, and never more than the list’s', () => {
  const tiers = [
    { fromPieces: 24, netOre: 900 },
    { fromPieces: 960, netOre: 700 },
  ]
  expect(proposedNetOre(12, 1000, tiers)).toBe(1000)
  expect(proposedNetOre(24, 1000, tiers)).toBe(900)
  expect(proposedNetOre(5000, 1000, tiers)).toBe(700)
  expect(proposedNetOre(24, 800, tiers)).toBe(800)
  expect(proposedNetOre(12, null, tiers)).toBeNull()
  expect(proposedNetOre(24, null, tiers)).toBe(900)
})

test('what has changed of an offer is said line by line', () => {
  const line = (id: string, change: Partial<OfferLine> = {}): OfferLine => ({
    ...{ id, productId: null, title: id, packageSize: '', sku: '', imageUrl: null, note: '' },
    ...{ quantity: 1, unit: 'each', pieces: 1, listNetOre: null, netOre: 100, vatBp: 1500 },
    ...{ leadDays: 2, costOre: null },
    ...change,
  })
  const changes = lineChanges(
    [line('same'), line('cheaper', { netOre: 90 }), line('more', { pieces: 5 }), line('new')],
    [line('same'), line('cheaper'), line('more'), line('gone')],
  )
  expect(Object.fromEntries(changes)).toEqual({
    cheaper: { isNew: false, netOreBefore: 100 },
    more: { isNew: false, piecesBefore: 1 },
    new: { isNew: true },
  })
})
