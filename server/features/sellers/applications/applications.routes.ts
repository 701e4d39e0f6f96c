import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { nothingSchema } from '#domain/account.schema.ts'
import {
  applicationCodeSchema,
  applicationGoodsSchema,
  applicationIdSchema,
  applicationTokenSchema,
  applicationView,
  companyStepSchema,
  contactStepSchema,
  currentApplicationSchema,
  placeStepSchema,
  postcodePlaceSchema,
  postcodeQuerySchema,
  rangeStepSchema,
  startApplicationSchema,
  submitApplicationSchema,
} from '#domain/seller-application.schema.ts'
import { placeOf } from '#server/features/sellers/places.service.ts'
import { answer } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { keepGuest } from '#server/http/guest-cookie.ts'
import { fewViews } from '#server/http/middleware/few-views.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { confirmApplicationEmail, sendApplicationCode, sendLinkAgain } from './email.service.ts'
import { listGoods } from './goods.queries.ts'
import { getCurrent } from './own-application.service.ts'
import { startApplication } from './start.service.ts'
import { saveCompany, saveContact, savePlace, saveRange } from './steps.service.ts'
import { submitApplication } from './submit.service.ts'

const id = parse('param', applicationIdSchema)
/** Where the browser has not begun the application itself, its link opens it. */
const link = parse('query', applicationTokenSchema)

/** What a cookie opens is nobody's to guess; a token is tried so many times a minute. */
const fewGuesses = createMiddleware<ApiEnv>((c, next) =>
  c.req.query('token') === undefined ? next() : fewViews(c, next),
)

/** What an applicant reads, and where an application begins. */
const openRoutes = new Hono<ApiEnv>()
  .get(
    '/current',
    allow('seller.apply'),
    describe(
      'The application of a link, else the one that the caller has begun last',
      currentApplicationSchema,
    ),
    fewGuesses,
    link,
    async (c) => answer(c, await getCurrent(c.var.ctx, c.req.valid('query').token)),
  )
  .get(
    '/goods',
    allow('seller.apply'),
    describe('The goods that a seller can choose among', applicationGoodsSchema),
    async (c) => c.json({ goods: await listGoods(c.var.ctx) }),
  )
  .get(
    '/place',
    allow('seller.apply'),
    describe('Where a postcode lies', postcodePlaceSchema),
    parse('query', postcodeQuerySchema),
    async (c) =>
      c.json({ place: (await placeOf(c.var.ctx, c.req.valid('query').postcode)) ?? null }),
  )
  .post(
    '/',
    allow('seller.apply'),
    describe('Begins an application with its first step, once per key', applicationView, 201),
    keyed,
    parse('json', startApplicationSchema),
    async (c) => {
      const call = { key: callKeyOf(c), network: networkOf(c.req.raw.headers) }
      const started = await startApplication(c.var.ctx, c.req.valid('json'), call)
      if (!started.ok) return problem(c, started.problem)
      keepGuest(c, started.value.guestSecret)
      return c.json(started.value.application, 201)
    },
  )

/** The answers of each step, saved one by one. */
const stepRoutes = new Hono<ApiEnv>()
  .put(
    '/:id/steps/company',
    allow('seller.apply'),
    describe('Saves who applies', applicationView),
    id,
    link,
    parse('json', companyStepSchema),
    async (c) =>
      answer(
        c,
        await saveCompany(
          c.var.ctx,
          doorOf(c.req.valid('param'), c.req.valid('query')),
          c.req.valid('json'),
        ),
      ),
  )
  .put(
    '/:id/steps/contact',
    allow('seller.apply'),
    describe('Saves who is asked; another address has to be confirmed anew', applicationView),
    id,
    link,
    parse('json', contactStepSchema),
    async (c) =>
      answer(
        c,
        await saveContact(
          c.var.ctx,
          doorOf(c.req.valid('param'), c.req.valid('query')),
          c.req.valid('json'),
        ),
      ),
  )
  .put(
    '/:id/steps/place',
    allow('seller.apply'),
    describe('Saves where it is, with its pin, and when it is open', applicationView),
    id,
    link,
    parse('json', placeStepSchema),
    async (c) =>
      answer(
        c,
        await savePlace(
          c.var.ctx,
          doorOf(c.req.valid('param'), c.req.valid('query')),
          c.req.valid('json'),
        ),
      ),
  )
  .put(
    '/:id/steps/range',
    allow('seller.apply'),
    describe('Saves what it wants to sell', applicationView),
    id,
    link,
    parse('json', rangeStepSchema),
    async (c) =>
      answer(
        c,
        await saveRange(
          c.var.ctx,
          doorOf(c.req.valid('param'), c.req.valid('query')),
          c.req.valid('json'),
        ),
      ),
  )

/** The address, and sending. */
const sendRoutes = new Hono<ApiEnv>()
  .post(
    '/:id/code',
    allow('seller.apply'),
    describe('Mails a code to the address of the application', nothingSchema, 202),
    id,
    link,
    parse('json', nothingSchema),
    async (c) => {
      const network = networkOf(c.req.raw.headers)
      return answer(
        c,
        await sendApplicationCode(
          c.var.ctx,
          doorOf(c.req.valid('param'), c.req.valid('query')),
          network,
        ),
        202,
      )
    },
  )
  .post(
    '/:id/code/confirm',
    allow('seller.apply'),
    describe('Confirms the address by the code that was mailed there', applicationView),
    id,
    link,
    parse('json', applicationCodeSchema),
    async (c) => {
      const { code } = c.req.valid('json')
      return answer(
        c,
        await confirmApplicationEmail(
          c.var.ctx,
          doorOf(c.req.valid('param'), c.req.valid('query')),
          code,
        ),
      )
    },
  )
  .post(
    '/:id/mail',
    allow('seller.apply'),
    describe('Mails the link of the application once more', nothingSchema, 202),
    id,
    link,
    keyed,
    parse('json', nothingSchema),
    async (c) => {
      const call = { key: callKeyOf(c), network: networkOf(c.req.raw.headers) }
      return answer(
        c,
        await sendLinkAgain(c.var.ctx, doorOf(c.req.valid('param'), c.req.valid('query')), call),
        202,
      )
    },
  )
  .post(
    '/:id/submit',
    allow('seller.apply'),
    describe('Sends the application, once per key, also anew after changes', applicationView),
    id,
    link,
    keyed,
    parse('json', submitApplicationSchema),
    async (c) => {
      const sent = { wanted: c.req.valid('json'), key: callKeyOf(c) }
      return answer(
        c,
        await submitApplication(
          c.var.ctx,
          doorOf(c.req.valid('param'), c.req.valid('query')),
          sent,
        ),
      )
    },
  )

/** What a business does with its own application; what the factory does is in `admin/`. */
export const sellerApplicationRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .route('/', openRoutes)
  .route('/', stepRoutes)
  .route('/', sendRoutes)

function doorOf({ id: application }: { id: string }, { token }: { token?: string | undefined }) {
  return { id: application, token }
}
