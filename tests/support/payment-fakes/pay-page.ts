import type { FakePayment } from './fake-payment.ts'
import type { FakeAnswer, FakeCall } from './fake-server.ts'

export type PayStep = 'pay' | 'decline' | 'give-up'

/** What a buyer sees at a fake provider: three buttons, in English as only tests read it. Each leads back to the shop. */
export async function answerPayPage(
  call: FakeCall,
  payment: FakePayment,
  {
    provider,
    step,
  }: {
    provider: string
    /** Where the buyer goes on; undefined: this page again. */
    step: (pressed: PayStep) => Promise<string | undefined>
  },
): Promise<FakeAnswer> {
  const pressed = new URLSearchParams(call.body).get('step')
  if (call.method === 'POST' && isStep(pressed)) {
    const location = await step(pressed)
    return { status: 303, headers: { location: location ?? call.path } }
  }
  const buttons = [
    ['pay', 'Pay'],
    ['decline', 'Decline'],
    ['give-up', 'Give up'],
  ].map(([value, words]) => `<button name="step" value="${value}">${words}</button>`)
  const kroner = (payment.amountOre / 100).toFixed(2)
  const body = `<!doctype html><html lang="en"><title>${provider}</title><h1>${provider}</h1><p>${kroner} NOK</p><p>${payment.state}</p><form method="post">${buttons.join(' ')}</form></html>`
  return { status: 200, body }
}

function isStep(text: string | null): text is PayStep {
  return text === 'pay' || text === 'decline' || text === 'give-up'
}
