import type { PaymentMode, PaymentProviderCode } from '#domain/payments.ts'
import {
  type FoundPayment,
  PaymentFault,
  type PaymentProvider,
  type WantedOperation,
  type WantedPayment,
} from '#server/features/payments/providers/provider.ts'
import type { TestApi } from './api.ts'

interface Held extends FoundPayment {
  wanted: WantedPayment
  /** Keys of what was done: done once each. */
  keys: Set<string>
}

/** Ways in which a provider fails: not reached, or reached and done but its answer lost, or its refusal. */
export type Fault = 'unreachable' | 'lost' | 'refused'
type Call = 'create' | 'find' | 'capture' | 'cancel' | 'refund'

/** A payment provider in memory that keeps the port's contract, for tests of what the shop makes of it. */
export function memoryProvider(code: PaymentProviderCode = 'test', mode: PaymentMode = 'test') {
  const held = new Map<string, Held>()
  const faults = new Map<Call, Fault[]>()
  const calls: { call: Call; reference: string; amountOre?: number; key?: string }[] = []
  const options = { canCaptureParts: true }

  function reached(call: Call): Fault | undefined {
    const fault = faults.get(call)?.shift()
    if (fault === 'unreachable') throw new PaymentFault('unreachable', 'no answer within 10 s')
    if (fault === 'refused') throw new PaymentFault('refused', `${call} refused`)
    return fault
  }
  const lost = (fault: Fault | undefined) => {
    if (fault === 'lost') throw new PaymentFault('unreachable', 'the answer was lost')
  }
  function of(reference: string): Held {
    const found = held.get(reference)
    if (!found) throw new PaymentFault('refused', 'no such payment')
    return found
  }
  function operation(
    call: 'capture' | 'cancel' | 'refund',
    change: (one: Held, o: WantedOperation) => void,
  ) {
    return async (o: WantedOperation) => {
      calls.push({ call, reference: o.reference, amountOre: o.amountOre, key: o.key })
      await Promise.resolve()
      const fault = reached(call)
      const one = of(o.reference)
      if (!one.keys.has(o.key)) change(one, o)
      one.keys.add(o.key)
      lost(fault)
    }
  }
  const refuse = (message: string): never => {
    throw new PaymentFault('refused', message)
  }

  const provider: PaymentProvider = {
    ...{ code, mode },
    create: async (wanted) => {
      calls.push({ call: 'create', reference: wanted.reference, amountOre: wanted.amountOre })
      await Promise.resolve()
      const fault = reached('create')
      const { reference } = wanted
      if (!held.has(reference))
        held.set(reference, {
          ...{ wanted, keys: new Set(), state: 'created', providerReference: `at-${reference}` },
          ...{ authorizedOre: 0, capturedOre: 0, refundedOre: 0, cancelledOre: 0 },
          canCaptureParts: options.canCaptureParts,
        })
      lost(fault)
      return { providerReference: `at-${reference}`, payUrl: `https://pay.example/${reference}` }
    },
    find: async ({ reference }) => {
      calls.push({ call: 'find', reference })
      await Promise.resolve()
      reached('find')
      const { wanted: _, keys: __, ...found } = of(reference)
      return found
    },
    capture: operation('capture', (one, { amountOre, isLast }) => {
      const left = one.authorizedOre - one.capturedOre - one.cancelledOre
      if (amountOre > left) refuse('more than is left')
      if (!one.canCaptureParts && one.capturedOre > 0) refuse('captured already')
      one.capturedOre += amountOre
      if (!one.canCaptureParts && isLast) one.cancelledOre = one.authorizedOre - one.capturedOre
    }),
    cancel: operation('cancel', (one) => {
      if (one.state === 'created') one.state = 'cancelled'
      else if (one.state !== 'authorized') refuse('over')
      else if (one.authorizedOre === one.capturedOre + one.cancelledOre) refuse('nothing is left')
      else one.cancelledOre = one.authorizedOre - one.capturedOre
    }),
    refund: operation('refund', (one, { amountOre }) => {
      if (amountOre > one.capturedOre - one.refundedOre) refuse('more than was captured')
      one.refundedOre += amountOre
    }),
    readNotice: async ({ headers, body }) => {
      await Promise.resolve()
      if (headers.get('x-signature') !== signature) return undefined
      return JSON.parse(body) as { noticeId: string; event: string; reference: string }
    },
  }
  return {
    ...{ provider, held, calls, options },
    /** The next calls of a kind go wrong so. */
    fail: (call: Call, ...how: Fault[]) => faults.set(call, how),
    heal: () => faults.clear(),
    /** Its buyer pays. */
    pay: (reference: string, amountOre?: number) => {
      const one = of(reference)
      if (one.state !== 'created') return refuse('over')
      one.state = 'authorized'
      one.authorizedOre = amountOre ?? one.wanted.amountOre
      return undefined
    },
    end: (reference: string, state: FoundPayment['state']) => {
      of(reference).state = state
    },
    count: (call: Call) => calls.filter((each) => each.call === call).length,
  }
}

export type MemoryProvider = ReturnType<typeof memoryProvider>

const signature = 'of the provider'

/** The shop has this provider, and no other. */
export function switchOn(api: TestApi, { provider }: MemoryProvider): void {
  api.platform.payments = {
    on: [provider.code],
    of: (code) => (code === provider.code ? provider : undefined),
  }
}

/** A call of the webhook as a provider makes it: from no page, with no cookie. */
export async function told(
  api: TestApi,
  notice: { noticeId?: string; event?: string; reference: string },
  { signed = signature, code = 'test' }: { signed?: string; code?: string } = {},
): Promise<number> {
  const body = JSON.stringify({ noticeId: crypto.randomUUID(), event: 'changed', ...notice })
  const headers = { 'content-type': 'application/json', 'x-signature': signed }
  const init = { method: 'POST', body, headers }
  const answer = await api.visitor().get(`/api/payments/webhooks/${code}`, init)
  if (answer.status === 200 && (await answer.text()) !== '{}') throw new Error('it says too much')
  return answer.status
}
