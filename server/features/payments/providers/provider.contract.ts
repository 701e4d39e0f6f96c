import { describe, expect, test } from 'vitest'
import { PaymentFault, type PaymentProvider, type WantedPayment } from './provider.ts'

/** A provider with a hand on its other side. */
export interface ContractSide {
  provider: PaymentProvider
  /** What its buyer does there. */
  pay: (reference: string) => Promise<void>
  expire?: (reference: string) => Promise<void>
}

let turn = 0

export function wantedPayment(change: Partial<WantedPayment> = {}): WantedPayment {
  turn += 1
  return {
    ...{ reference: `1042-contract-${turn}`, amountOre: 49_900, description: 'Ordre 1042' },
    returnUrl: 'http://matverk.test/order-success?order=x',
    cancelUrl: 'http://matverk.test/checkout',
    ...{ languageCode: 'nb', email: 'kari@example.no', phone: '98 76 54 32' },
    expiresAt: Date.now() + 15 * 60_000,
    ...change,
  }
}

/** What every provider has to do: run on the fakes of Vipps and Stripe, and on the test provider. */
export function providerContract(open: () => ContractSide): void {
  const create = async (change?: Partial<WantedPayment>) => {
    const wanted = wantedPayment(change)
    const made = await open().provider.create(wanted)
    return { wanted, made, known: { ...made, reference: wanted.reference } }
  }
  const paid = async () => {
    const created = await create()
    await open().pay(created.wanted.reference)
    return created.known
  }

  describe('[O07] a provider', () => {
    test('makes one payment of one reference, however often it is asked', async () => {
      const { wanted, made } = await create()
      expect(await open().provider.create(wanted)).toEqual(made)
      expect(URL.canParse(made.payUrl)).toBe(true)
    })

    test('says that nothing is paid of one that nobody has paid, or that it never heard of', async () => {
      const { known } = await create()
      const nothing = { state: 'created', authorizedOre: 0, capturedOre: 0 }
      expect(await open().provider.find(known)).toMatchObject(nothing)
      const unknown = { reference: 'never-created-1', providerReference: null }
      expect(await open().provider.find(unknown)).toMatchObject(nothing)
    })

    test('sets the money aside, and captures part by part, each key once', async () => {
      const known = await paid()
      expect(await open().provider.find(known)).toMatchObject({
        ...{ state: 'authorized', authorizedOre: 49_900, capturedOre: 0 },
        canCaptureParts: true,
      })
      const part = { ...known, amountOre: 19_900, isLast: false, key: crypto.randomUUID() }
      await open().provider.capture(part)
      await open().provider.capture(part)
      expect(await open().provider.find(known)).toMatchObject({ capturedOre: 19_900 })
      const rest = { ...known, amountOre: 30_000, isLast: true, key: crypto.randomUUID() }
      await open().provider.capture(rest)
      expect(await open().provider.find(known)).toMatchObject({
        ...{ state: 'authorized', capturedOre: 49_900, cancelledOre: 0, refundedOre: 0 },
      })
    })

    test('lets go of the rest after the last capture, even where it has done so by itself', async () => {
      const known = await paid()
      const last = { ...known, amountOre: 40_000, isLast: true, key: crypto.randomUUID() }
      await open().provider.capture(last)
      const rest = { ...known, amountOre: 9900, isLast: true, key: crypto.randomUUID() }
      await open().provider.cancel(rest)
      await open().provider.cancel({ ...rest, key: crypto.randomUUID() })
      expect(await open().provider.find(known)).toMatchObject({
        ...{ authorizedOre: 49_900, capturedOre: 40_000, cancelledOre: 9900, refundedOre: 0 },
      })
    })

    test('lets go of all of it', async () => {
      const known = await paid()
      const all = { ...known, amountOre: 49_900, isLast: true, key: crypto.randomUUID() }
      await open().provider.cancel(all)
      await open().provider.cancel(all)
      expect(await open().provider.find(known)).toMatchObject({
        ...{ state: 'cancelled', authorizedOre: 49_900, cancelledOre: 49_900, capturedOre: 0 },
      })
    })

    test('ends one that nobody has paid, so that nobody can any more', async () => {
      const { known, wanted } = await create()
      const all = { ...known, amountOre: 49_900, isLast: true, key: crypto.randomUUID() }
      await open().provider.cancel(all)
      expect((await open().provider.find(known)).state).toMatch(/^(?:cancelled|expired)$/u)
      await expect(open().pay(wanted.reference)).rejects.toThrow()
      const unknown = { ...all, reference: 'never-created-2', providerReference: null }
      await expect(open().provider.cancel(unknown)).resolves.toBeUndefined()
    })

    test('gives back what was captured, each key once, and never more', async () => {
      const known = await paid()
      const rest = { ...known, amountOre: 49_900, isLast: true, key: crypto.randomUUID() }
      await open().provider.capture(rest)
      const back = { ...known, amountOre: 9900, isLast: false, key: crypto.randomUUID() }
      await open().provider.refund(back)
      await open().provider.refund(back)
      expect(await open().provider.find(known)).toMatchObject({
        ...{ state: 'authorized', capturedOre: 49_900, refundedOre: 9900 },
      })
      const tooMuch = { ...known, amountOre: 40_001, isLast: false, key: crypto.randomUUID() }
      await expect(open().provider.refund(tooMuch)).rejects.toMatchObject({ kind: 'refused' })
    })

    test('captures no more than is set aside, and nothing of what is not', async () => {
      const known = await paid()
      const tooMuch = { ...known, amountOre: 49_901, isLast: true, key: crypto.randomUUID() }
      await expect(open().provider.capture(tooMuch)).rejects.toBeInstanceOf(PaymentFault)
      await expect(open().provider.capture(tooMuch)).rejects.toMatchObject({ kind: 'refused' })
      const { known: unpaid } = await create()
      const all = { ...unpaid, amountOre: 49_900, isLast: true, key: crypto.randomUUID() }
      await expect(open().provider.capture(all)).rejects.toMatchObject({ kind: 'refused' })
    })
  })
}
