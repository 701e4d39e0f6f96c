import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatOre } from '#domain/money.ts'
import { isOwn } from '#server/http/middleware/same-site.ts'
import { plainTranslatorFor } from '#server/i18n/translator.ts'
import type { KeyValue } from '#server/platform/key-value.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { Site } from '#server/site/site.ts'
import { findTestPayment, type TestPayment } from './test-payment.ts'
import { pressTestButton, testButtons } from './test-steps.ts'

interface TestPayPorts {
  settings: Settings
  kv: KeyValue
  findSite: () => Promise<Site | 'unavailable' | undefined>
}

const opening = '/pay/test/'

/** True for the address of a page of the test provider. Where that is off, no such address exists. */
export function isTestPayPage({ url }: Request, { TEST_PAYMENTS }: Settings): boolean {
  return TEST_PAYMENTS === 'on' && new URL(url).pathname.startsWith(opening)
}

/** What the buyer sees at the test provider: what is to be paid, and three buttons, of which each leads back to the shop. */
export async function answerTestPay(
  request: Request,
  { kv, findSite }: TestPayPorts,
): Promise<Response> {
  const reference = new URL(request.url).pathname.slice(opening.length)
  const payment = await findTestPayment(kv, reference)
  if (!payment) return plain(404, 'There is no such payment.\n')
  if (request.method === 'POST') return pressed(request, kv, payment)
  const site = await findSite()
  if (!site || site === 'unavailable') return plain(503, 'The shop does not answer.\n')
  const language =
    site.languages.find(({ code }) => code === payment.languageCode) ?? site.languages[0]
  if (!language) return plain(503, 'The shop does not answer.\n')
  const { code, direction } = language
  const body = pageOf(payment, await plainTranslatorFor(language))
  const html = `<!doctype html><html dir="${direction}" lang="${escaped(code)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${style}</style>${body}</html>`
  return new Response(request.method === 'HEAD' ? null : html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
    },
  })
}

/** A press in a second tab, or after the time is over, changes nothing: the shop says how the payment stands. */
async function pressed(request: Request, kv: KeyValue, payment: TestPayment): Promise<Response> {
  if (!isOwn(request)) return plain(403, 'A form of another site is not taken.\n')
  const told = new URLSearchParams((await request.text()).slice(0, 100)).get('step')
  const button = testButtons.find((each) => each === told)
  const isOver = payment.found.state !== 'created'
  const to =
    button && !isOver ? await pressTestButton(kv, payment.reference, button) : payment.returnUrl
  return new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' } })
}

function pageOf({ amountOre, description, found }: TestPayment, i18n: I18n): string {
  const words = { pay: msg`Pay`, decline: msg`Let it be declined`, give_up: msg`Give up` }
  const buttons = testButtons.map(
    (step) => `<button name="step" value="${step}">${escaped(i18n._(words[step]))}</button>`,
  )
  const title = escaped(i18n._(msg`Test payment`))
  const note = escaped(i18n._(msg`No real money moves.`))
  const over = `<p>${escaped(i18n._(msg`This payment is over.`))}</p><form method="post"><button>${escaped(i18n._(msg`Back to the shop`))}</button></form>`
  const form = found.state === 'created' ? `<form method="post">${buttons.join('')}</form>` : over
  return `<title>${title}</title></head><body><main><h1>${title}</h1><p>${note}</p><p><bdi>${escaped(description)}</bdi></p><p class="sum"><bdi>${escaped(formatOre(amountOre))}</bdi></p>${form}</main></body>`
}

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:1rem}main{max-inline-size:26rem;margin:10vh auto}.sum{font-size:1.75rem;font-weight:700}form{display:grid;gap:.75rem}button{font:inherit;min-block-size:3rem;padding:.5rem 1rem}'

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (each) => `&#${each.codePointAt(0)};`)
}
