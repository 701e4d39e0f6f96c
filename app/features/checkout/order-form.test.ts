import { expect, test } from 'vitest'
import type { CheckoutView, DeliveryView } from '#domain/checkout-view.schema.ts'
import { emptyForm, fitted, orderOf } from './order-form.ts'

const totals = { itemsOre: 20_000, shippingOre: 0, totalOre: 20_000, vat: [] }
const slots = [
  { fromMinute: 600, text: '10–12', isFull: true },
  { fromMinute: 720, text: '12–14', isFull: false },
  { fromMinute: 840, text: '14–16', isFull: false },
]
const full = slots.map((slot) => ({ ...slot, isFull: true }))

function delivery(change: Partial<DeliveryView>): DeliveryView {
  return {
    id: 'pickup-id',
    kind: 'pickup',
    name: '',
    description: '',
    priceOre: 0,
    reason: null,
    note: '',
    totals,
    days: [
      { date: '2026-11-20', text: '', slots: full },
      { date: '2026-11-23', text: '', slots },
    ],
    payments: { private: ['pay_on_pickup'], business: ['pay_on_pickup', 'invoice'] },
    ...change,
  }
}

const van = delivery({
  id: 'van-id',
  kind: 'own_van',
  priceOre: 8900,
  totals: { ...totals, totalOre: 28_900 },
  days: [
    { date: '2026-11-24', text: '', slots: [{ fromMinute: 1020, text: '17–21', isFull: false }] },
  ],
  payments: { private: ['pay_on_delivery'], business: ['pay_on_delivery', 'invoice'] },
})
const post = delivery({
  id: 'post-id',
  kind: 'post',
  days: [],
  payments: { private: [], business: ['invoice'] },
})

function view(deliveries: DeliveryView[], city: string | null = null): CheckoutView {
  const words = { label: '', description: '' }
  return {
    lines: [],
    changes: [],
    itemsOre: 20_000,
    cartKey: '0123456789abcdef',
    minimum: null,
    deliveries,
    payments: {
      ...{ pay_on_pickup: words, pay_on_delivery: words, invoice: words },
      ...{ vipps: words, stripe: words, test: words },
    },
    businessOnlyText: '',
    postcode: '',
    city,
    sentences: {},
    placed: null,
  }
}

test('[O01] an untouched form has the first delivery, its first free day and its payment, and asks for a time', () => {
  expect(fitted(emptyForm, view([delivery({}), van]))).toMatchObject({
    methodId: 'pickup-id',
    shippingKind: 'pickup',
    date: '2026-11-23',
    fromMinute: null,
    payment: 'pay_on_pickup',
  })
})

test('[O01] a time that filled up is given up', () => {
  const chosen = { ...emptyForm, methodId: 'pickup-id', date: '2026-11-23', fromMinute: 600 }
  expect(fitted(chosen, view([delivery({})])).fromMinute).toBeNull()
  expect(fitted({ ...chosen, fromMinute: 840 }, view([delivery({})])).fromMinute).toBe(840)
})

test('[O01] where there is one time, it is chosen; the van’s town is the postcode’s', () => {
  const chosen = { ...emptyForm, methodId: 'van-id', city: 'bergn' }
  expect(fitted(chosen, view([delivery({}), van], 'Bergen'))).toMatchObject({
    fromMinute: 1020,
    city: 'Bergen',
    payment: 'pay_on_delivery',
  })
})

test('[O01] a delivery that has no room is not chosen for anybody, and stays chosen where it was', () => {
  const noRoom = view([delivery({ reason: 'full', days: [] }), van])
  expect(fitted(emptyForm, noRoom).methodId).toBe('van-id')
  expect(fitted({ ...emptyForm, methodId: 'pickup-id' }, noRoom).methodId).toBe('pickup-id')
  expect(fitted(emptyForm, view([delivery({ reason: 'full' })])).methodId).toBe('pickup-id')
})

test('[O07] a delivery that a private buyer cannot pay is not chosen for them', () => {
  const chosen = { ...emptyForm, methodId: 'post-id' }
  expect(fitted(chosen, view([delivery({}), post])).methodId).toBe('pickup-id')
  expect(fitted({ ...chosen, buyerKind: 'business' }, view([delivery({}), post]))).toMatchObject({
    methodId: 'post-id',
    payment: 'invoice',
    date: '',
  })
})

test('[O04] what is sent names what the buyer saw', () => {
  const shown = view([delivery({}), van])
  const values = fitted({ ...emptyForm, methodId: 'van-id' }, shown)
  expect(orderOf(values, shown)).toMatchObject({
    expectedTotalOre: 28_900,
    cartKey: '0123456789abcdef',
  })
})
