import { expect, test } from 'vitest'
import { keptRequest, sentValues, startValues } from './request-values.ts'

const start = startValues({
  orgNo: '974760673',
  company: 'Kafé Fjordblikk AS',
  contact: 'Ingrid Solheim',
  phone: '400 00 000',
  email: 'ingrid@example.no',
  street: 'Strandgaten 14',
  postcode: '5013',
  dueAt: 0,
  pickupPlace: '',
  isDelivered: true,
})

test('[Q04] the form begins with what is known, without consent', () => {
  expect(start).toMatchObject({
    company: 'Kafé Fjordblikk AS',
    delivery: 'delivered',
    consent: false,
  })
})

test('what was typed is kept without consent; what is no form is none, and a wrong field is empty', () => {
  const { consent: _, ...typed } = start
  expect(keptRequest({ ...start, consent: true })).toEqual(typed)
  for (const kept of [null, 7, 'x', []]) expect(keptRequest(kept)?.company ?? '').toBe('')
  expect(keptRequest({ ...start, company: 7, delivery: 'drone' })).toEqual({
    ...typed,
    company: '',
    delivery: 'delivered',
  })
})

test('what is picked up is sent without an address', () => {
  expect(sentValues({ ...start, delivery: 'pickup' })).toMatchObject({ street: '', postcode: '' })
  expect(sentValues(start)).toBe(start)
})
