import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { AdminApplication, AdminSeller } from '#domain/admin-sellers.schema.ts'
import type { ApplicationView, CurrentApplication } from '#domain/seller-application.schema.ts'
import {
  type ApplicationEvent,
  applicationEvents,
  type ApplicationStatus,
  nextApplicationStatus,
  nextSellerStatus,
  openApplicationStatuses,
  type SellerEvent,
  type SellerStatus,
} from '#domain/sellers.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { useApplying } from '#tests/support/applying.ts'
import { crowd } from '#tests/support/crowd.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { rows } = usePlacing(api)
const { draftOf, ready, save, submit } = useApplying(api)

let now = 0
beforeEach(() => {
  now = api.platform.now()
  api.platform.now = () => now
})

interface World {
  id: string
  applicant: Visitor
  sales: Visitor
}
/** Where the model stands: the application, and the seller that it may have become. */
interface Model {
  application: ApplicationStatus
  seller: SellerStatus | null
}
type Event =
  | Exclude<ApplicationEvent, 'start'>
  | Exclude<SellerEvent, 'approve'>
  /** The applicant writes something else in a step. */
  | 'edit'

async function mine({ applicant }: World): Promise<ApplicationView> {
  const response = await applicant.get('/api/seller-applications/current')
  const { application } = (await response.json()) as CurrentApplication
  if (!application) throw new Error('the application has gone')
  return application
}

async function theirs({ sales, id }: World): Promise<AdminApplication | undefined> {
  const response = await sales.get(`/api/admin/seller-applications/${id}`)
  return response.ok ? ((await response.json()) as AdminApplication) : undefined
}

async function sellerOf(world: World): Promise<AdminSeller | undefined> {
  const { sellerId } = (await theirs(world)) ?? {}
  if (!sellerId) return undefined
  return (await (await world.sales.get(`/api/admin/sellers/${sellerId}`)).json()) as AdminSeller
}

const bySales = (step: string, body: object) => async (world: World) => {
  const rev = (await theirs(world))?.rev ?? 1
  const path = `/api/admin/seller-applications/${world.id}/${step}`
  return (await world.sales.send('POST', path, { rev, ...body })).status
}

const onSeller =
  (step: string, body: object = {}) =>
  async (world: World) => {
    const seller = await sellerOf(world)
    if (!seller) return undefined
    const path = `/api/admin/sellers/${seller.id}/${step}`
    return (await world.sales.send('POST', path, { rev: seller.rev, ...body })).status
  }

let stories = 0

/** How each step is taken, whether it is allowed or not; the answer's status. */
const steps: Record<Event, (world: World) => Promise<number | undefined>> = {
  submit: async (world) => (await submit(world.applicant, await mine(world))).httpStatus,
  edit: async (world) => {
    const view = await mine(world)
    const story = `Story ${(stories += 1)}`
    const answers = { ...view.draft.range, story }
    return (await save(world.applicant, view, 'range', answers)).httpStatus
  },
  take: bySales('take', {}),
  ask_changes: bySales('ask-changes', { markedFields: ['story'], note: 'More, please.' }),
  approve: bySales('approve', {}),
  reject: bySales('reject', { note: 'Not this year.' }),
  suspend: onSeller('suspend', { note: 'We cannot reach you.' }),
  reinstate: onSeller('reinstate'),
  terminate: onSeller('terminate', { note: 'You asked for it.' }),
}

/** Where the model stands after a step; undefined where the step leads nowhere from here. */
function nextOf(event: Event, { application, seller }: Model): Model | undefined {
  if (event === 'edit')
    return nextApplicationStatus(application, 'submit', 'guest').ok
      ? { application, seller }
      : undefined
  if (event === 'suspend' || event === 'reinstate' || event === 'terminate') {
    const next = nextSellerStatus(seller, event, 'staff')
    return next.ok && seller !== null ? { application, seller: next.value } : undefined
  }
  const by: readonly string[] = applicationEvents[event].by
  const next = nextApplicationStatus(application, event, by.includes('staff') ? 'staff' : 'guest')
  if (!next.ok) return undefined
  return { application: next.value, seller: event === 'approve' ? 'active' : seller }
}

test('[N03] whatever applicant and factory do to an application and its seller in whichever order, both stand where the model says', async () => {
  const sales = await callerOf(api, 'owner')
  const known = Object.keys(steps) as Event[]
  // Those that lead on stand in it more often than those that end it.
  const event = fc.constantFrom<Event>(
    ...known,
    ...(['submit', 'submit', 'take', 'take', 'ask_changes', 'approve', 'edit'] as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 14 }), async (events) => {
      await rows('delete from tries')
      const applicant = api.visitor()
      const view = await ready(
        applicant,
        await draftOf(undefined, `${crypto.randomUUID()}@x.example`),
      )
      const world: World = { id: String(view.id), applicant, sales }
      let model: Model = { application: 'draft', seller: null }
      for (const step of events) {
        await rows('delete from tries')
        now += 1000
        const next = nextOf(step, model)
        const status = await steps[step](world)
        if (next) model = next
        // What leads nowhere from here is refused, or done already: it changes nothing.
        if (status !== undefined)
          expect([step, next ? status : status < 500]).toEqual([step, next ? 200 : true])
        expect([step, (await mine(world)).status]).toEqual([step, model.application])
        expect([step, (await sellerOf(world))?.status ?? null]).toEqual([step, model.seller])
      }
      await holds(world, model)
    }),
    { numRuns: crowd({ small: 10, whole: 200 }) },
  )
}, 600_000)

/** Its history leads from step to step, each step has its mail, and a seller is there exactly where it was approved. */
async function holds({ id }: World, { application, seller }: Model): Promise<void> {
  const history = await rows(
    `select event, from_state, to_state from events where entity = 'seller_application' and entity_id = ? order by at, id`,
    id,
  )
  for (const [at, step] of history.entries())
    expect(step['from_state']).toBe(at === 0 ? null : history[at - 1]?.['to_state'])
  expect(history.at(-1)?.['to_state']).toBe(application)
  const [row] = await rows(
    'select number, seller_id, submitted_at from seller_applications where id = ?',
    id,
  )
  const wasSent = history.some(({ event }) => event === 'submit')
  expect([row?.['number'] !== null, row?.['submitted_at'] !== null]).toEqual([wasSent, wasSent])
  expect(row?.['seller_id'] !== null).toBe(seller !== null)
  expect(application === 'approved').toBe(seller !== null)
  const kinds: Record<string, string> = {
    ...{ submit: 'S1', ask_changes: 'S3', approve: 'S4', reject: 'S5' },
  }
  for (const [event, kind] of Object.entries(kinds)) {
    const times = history.filter((step) => step['event'] === event).length
    const mails = await rows(
      `select count(*) as n from outbox where kind = ? and payload ->> 'entityId' = ?`,
      ...[kind, id],
    )
    expect([event, Number(mails[0]?.['n'])]).toEqual([event, times])
  }
  // Of one business at most one application is open.
  const open = await rows(
    `select org_no from seller_applications where status in ('${openApplicationStatuses.join("', '")}') group by org_no having count(*) > 1`,
  )
  expect(open).toEqual([])
}
