import type { KeyValue } from '#server/platform/key-value.ts'
import type { Settings } from '#server/platform/settings.ts'
import { type FoundPayment, PaymentFault, type PaymentProvider } from './provider.ts'
import { findTestPayment, keepTestPayment, type TestPayment } from './test-payment.ts'

interface TestPorts {
  kv: KeyValue
}

/**
 * A provider that moves no money, for a site on this machine: its pages are ours (`test-pages.service.ts`). An amount that ends in 01 øre is
 * declined there; one that ends in 02 finds the provider out of reach once the buyer has paid.
 */
export function testProvider(settings: Settings, { kv }: TestPorts): PaymentProvider {
  return {
    code: 'test',
    mode: 'test',
    create: async ({ reference, amountOre, description, returnUrl, cancelUrl, languageCode }) => {
      const known = await findTestPayment(kv, reference)
      if (!known)
        await keepTestPayment(kv, {
          ...{ reference, amountOre, description, returnUrl, cancelUrl, languageCode },
          found: { ...created, providerReference: reference },
          keys: [],
        })
      const { href } = new URL(`/pay/test/${reference}`, settings.PUBLIC_URL)
      return { providerReference: reference, payUrl: href }
    },
    find: async ({ reference }) => {
      const payment = await findTestPayment(kv, reference)
      if (payment && isOutOfReach(payment))
        throw new PaymentFault('unreachable', 'the test provider is out of reach for this amount')
      return payment?.found ?? created
    },
    capture: (operation) =>
      modify(kv, operation, ({ found }) => {
        const { capturedOre, authorizedOre, cancelledOre } = found
        refuseAbove(operation.amountOre, authorizedOre - capturedOre - cancelledOre)
        return { ...found, capturedOre: capturedOre + operation.amountOre }
      }),
    cancel: async (operation) => {
      if (!(await findTestPayment(kv, operation.reference))) return
      await modify(kv, operation, ({ found }) => {
        if (found.state === 'created') return { ...found, state: 'cancelled' }
        if (found.state !== 'authorized') return found
        const cancelledOre = found.authorizedOre - found.capturedOre
        const state = found.capturedOre === 0 ? 'cancelled' : 'authorized'
        return { ...found, cancelledOre, state }
      })
    },
    refund: (operation) =>
      modify(kv, operation, ({ found }) => {
        const { capturedOre, refundedOre } = found
        refuseAbove(operation.amountOre, capturedOre - refundedOre)
        return { ...found, refundedOre: refundedOre + operation.amountOre }
      }),
    // It tells nothing by itself: its buyers come back, and the job asks for those who do not.
    readNotice: async () => undefined,
  }
}

const created: FoundPayment = {
  ...{ state: 'created', providerReference: null },
  ...{ authorizedOre: 0, capturedOre: 0, refundedOre: 0, cancelledOre: 0 },
  canCaptureParts: true,
}

/** Does an operation once for each key. */
async function modify(
  kv: KeyValue,
  { reference, key }: { reference: string; key: string },
  step: (payment: TestPayment) => FoundPayment,
): Promise<void> {
  const payment = await findTestPayment(kv, reference)
  if (!payment) throw new PaymentFault('refused', 'there is no such payment')
  if (payment.keys.includes(key)) return
  await keepTestPayment(kv, { ...payment, found: step(payment), keys: [...payment.keys, key] })
}

function isOutOfReach({ amountOre, found }: TestPayment): boolean {
  return amountOre % 100 === 2 && found.state === 'authorized'
}

function refuseAbove(amountOre: number, mostOre: number): void {
  if (amountOre > mostOre)
    throw new PaymentFault('refused', `only ${mostOre} øre of it can be moved`)
}
