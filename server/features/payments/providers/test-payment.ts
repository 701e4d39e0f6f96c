import type { KeyValue } from '#server/platform/key-value.ts'
import type { FoundPayment, WantedPayment } from './provider.ts'

/** A payment as the test provider keeps it. It has no table: nothing of it is worth more than a week. */
export interface TestPayment extends Pick<
  WantedPayment,
  'reference' | 'amountOre' | 'description' | 'returnUrl' | 'cancelUrl' | 'languageCode'
> {
  found: FoundPayment
  /** Of the operations that are done. */
  keys: string[]
}

export function findTestPayment(kv: KeyValue, reference: string) {
  return kv.find<TestPayment>(keyOf(reference))
}

export function keepTestPayment(kv: KeyValue, payment: TestPayment): Promise<void> {
  return kv.put(keyOf(payment.reference), payment)
}

function keyOf(reference: string): string {
  return `test-payment:${reference}`
}
