import { events, sellerApplications } from '#db/schema/index.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import type { SellerDraft, SellerPayment, SellerVolume } from '#domain/seller-draft.ts'
import {
  applicationEvents,
  type ApplicationEvent,
  type applicationFields,
  type ApplicationStatus,
  draftDays,
  type SellerKind,
} from '#domain/sellers.ts'
import { applicationRules } from '#domain/seller-application-rules.ts'
import { add, type Seed } from './seed.ts'
import { goodsOf, hoursOf } from './sellers.ts'
import demo from './sellers.json' with { type: 'json' }
import type { Shop } from './shop.ts'

interface DemoApplication {
  status: ApplicationStatus
  hoursAgo: number
  /** The demo's owner looks at it. */
  isOwners?: boolean
  company: string
  kind: SellerKind
  orgNo: string
  contact: string
  email: string
  step: number
  street?: string
  postcode?: string
  city?: string
  lat?: number
  lng?: number
  goods?: string[]
  story?: string
  volume?: SellerVolume
  hasColdChain?: boolean
  payment?: SellerPayment
  marked?: (typeof applicationFields)[number][]
  note?: string
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How an application came to where it stands. */
const pathTo: Partial<Record<ApplicationStatus, readonly ApplicationEvent[]>> = {
  draft: ['start'],
  submitted: ['start', 'submit'],
  in_review: ['start', 'submit', 'take'],
  changes_requested: ['start', 'submit', 'take', 'ask_changes'],
  rejected: ['start', 'submit', 'take', 'reject'],
}

/** Businesses that want to become sellers, in different states, the oldest first. */
export function addApplications(seed: Seed, ownerId: string, shop: Shop): void {
  const list = (demo.applications as DemoApplication[]).toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  for (const application of list) addApplication(seed, { application, ownerId, shop })
}

interface ApplicationToAdd {
  application: DemoApplication
  ownerId: string
  shop: Shop
}

function addApplication(seed: Seed, { application, ownerId, shop }: ApplicationToAdd): void {
  const id = newId()
  const at = seed.now - application.hoursAgo * hourMs
  const { status, orgNo, company, email, step, marked = [], note = '' } = application
  const path = pathTo[status] ?? []
  const isSubmitted = path.includes('submit')
  const isDecided = path.length > 3
  const year = new Date(at).getUTCFullYear()
  add(seed, sellerApplications, [
    {
      ...{ id, factoryId: seed.factoryId, publicToken: newPublicToken(), status, step },
      ...{ orgNo, company, email, languageCode: 'nb', draft: draftOf(application, shop) },
      emailVerifiedAt: at,
      termsVersion: isSubmitted ? '2026-01' : '',
      ...{ markedFields: marked, decisionNote: note },
      assignedTo: application.isOwners ? ownerId : null,
      decidedBy: isDecided ? ownerId : null,
      decidedAt: isDecided ? at + 3 * hourMs : null,
      submittedAt: isSubmitted ? at + hourMs : null,
      ...{ expiresAt: at + draftDays * dayMs, createdAt: at, updatedAt: at + 3 * hourMs },
    },
  ])
  if (isSubmitted) seed.statements.push(countedUp(seed, year), numbered(seed, id, year))
  add(
    seed,
    events,
    path.map((event, place) => {
      const before = path[place - 1]
      const isStaffs = (applicationEvents[event].by as readonly string[]).includes('staff')
      return {
        ...{ id: newId(), entity: 'seller_application', entityId: id, event },
        fromState: before ? applicationEvents[before].to : null,
        toState: applicationEvents[event].to,
        actorType: isStaffs ? ('staff' as const) : ('guest' as const),
        actorId: isStaffs ? ownerId : null,
        at: at + place * hourMs,
      }
    }),
  )
}

function draftOf(application: DemoApplication, shop: Shop): SellerDraft {
  const { orgNo, company, kind, contact, email, step } = application
  const begun = {
    company: { orgNo, company, kind },
    contact: { contact, email, phone: '+4740000000', website: '' },
  }
  if (step < 4) return begun
  const { street = '', postcode = '', city = '', lat = 0, lng = 0 } = application
  const { goods = [], story = '', volume = 'under_10' } = application
  const { hasColdChain = false, payment = 'invoice' } = application
  const weekly = hoursOf('1-5 9-17, 6 10-15')
  const productIds = goodsOf(goods, 0).map((key) => shop.productOf(key).id)
  return {
    ...begun,
    place: { street, postcode, city, lat, lng, weekly, exceptions: [] },
    range: { productIds, story, volume, hasColdChain, payment },
  }
}

/** The demo's applications take numbers from the site's own counter: the next real one follows without a gap. */
function countedUp({ factoryId }: Seed, year: number) {
  return {
    sql: `insert into counters (scope, year, last) values (?, ?, 1)
      on conflict (scope, year) do update set last = last + 1`,
    args: [`sellers:${factoryId}`, year],
  }
}

function numbered({ factoryId }: Seed, id: string, year: number) {
  return {
    sql: `update seller_applications
      set number = ? || (select printf('%04d', last) from counters where scope = ? and year = ?)
      where id = ?`,
    args: [
      `${applicationRules.numberPrefix}-${String(year).slice(2)}-`,
      `sellers:${factoryId}`,
      year,
      id,
    ],
  }
}
