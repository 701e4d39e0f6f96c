import type { KeyValue } from '#server/platform/key-value.ts'
import { findTestPayment, keepTestPayment } from './test-payment.ts'

export const testButtons = ['pay', 'decline', 'give_up'] as const
export type TestButton = (typeof testButtons)[number]

/** Does what a buyer presses on the test provider's page, and says where they go on. Throws where the payment is over. */
export async function pressTestButton(
  kv: KeyValue,
  reference: string,
  button: TestButton,
): Promise<string> {
  const payment = await findTestPayment(kv, reference)
  if (payment?.found.state !== 'created') throw new Error('this payment is over')
  const { amountOre, returnUrl, cancelUrl, found } = payment
  if (button === 'give_up') {
    await keepTestPayment(kv, { ...payment, found: { ...found, state: 'aborted' } })
    return cancelUrl
  }
  const isDeclined = button === 'decline' || amountOre % 100 === 1
  await keepTestPayment(kv, {
    ...payment,
    found: isDeclined
      ? { ...found, state: 'failed' }
      : { ...found, state: 'authorized', authorizedOre: amountOre },
  })
  return returnUrl
}
