import { refused, type Result } from '#domain/result.ts'
import type {
  ApplicationView,
  CompanyStep,
  ContactStep,
  PlaceStep,
  RangeStep,
} from '#domain/seller-application.schema.ts'
import type { SellerDraft } from '#domain/seller-draft.ts'
import { applicationSteps, nextApplicationStatus } from '#domain/sellers.ts'
import type { ApplicationRow } from '#server/features/sellers/application-steps.queries.ts'
import { isInNorway } from '#server/features/sellers/places.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { listUnknownGoods } from './goods.queries.ts'
import { isSecondApplication, sellerKnown, whyNoBusiness } from './org-no.service.ts'
import type { ApplicationDoor } from './applications.repository.ts'
import { findOwn, getOwn, whereItStands } from './own-application.service.ts'
import { writeStep } from './steps.repository.ts'

type Refused = Extract<Result<never>, { ok: false }>
type Step = keyof SellerDraft
type Answers<Name extends Step = Step> = Required<SellerDraft>[Name]

/** Saves who applies. Refuses as `saveStep`, and `seller_exists` and `application_early`. */
export function saveCompany(ctx: Ctx, door: ApplicationDoor, { rev, ...company }: CompanyStep) {
  const set = { orgNo: company.orgNo, company: company.company }
  return saveStep(ctx, door, { step: 'company', answers: company, rev, set }, ({ id }) =>
    whyNoBusiness(ctx, { orgNo: company.orgNo, id }),
  )
}

/** Saves who is asked: another address has to be confirmed anew. Refuses as `saveStep`. */
export function saveContact(ctx: Ctx, door: ApplicationDoor, { rev, ...contact }: ContactStep) {
  return saveStep(ctx, door, {
    ...{ step: 'contact', answers: contact, rev },
    set: { email: contact.email },
  })
}

/** Saves where it is and when it is open. Refuses as `saveStep`, and `pin_outside`. */
export async function savePlace(
  ctx: Ctx,
  door: ApplicationDoor,
  { rev, pin, isPinSet: _, ...place }: PlaceStep,
) {
  return saveStep(ctx, door, { step: 'place', answers: { ...place, ...pin }, rev }, async () =>
    (await isInNorway(ctx, pin.lat, pin.lng))
      ? undefined
      : refused('pin_outside', { field: 'pin' }),
  )
}

/** Saves what it wants to sell. Refuses as `saveStep`, and `product_not_found` for goods that the factory does not have. */
export function saveRange(ctx: Ctx, door: ApplicationDoor, { rev, ...range }: RangeStep) {
  return saveStep(ctx, door, { step: 'range', answers: range, rev }, async ({ draft }) => {
    const unknown = await listUnknownGoods(ctx, range.productIds)
    // What has ended since it was chosen stands in the way of nothing: nobody could take it out again.
    const before = new Set(draft.range?.productIds)
    return unknown.every((id) => before.has(id))
      ? undefined
      : refused('product_not_found', { field: 'productIds' })
  })
}

/**
 * Saves the answers of one step as their writer saw the application; what is there already is done. Refuses
 * `application_unknown`, `application_in_state` once it is sent, and `stale` with `current`.
 */
async function saveStep<Name extends Step>(
  ctx: Ctx,
  door: ApplicationDoor,
  save: {
    step: Name
    answers: Answers<Name>
    rev: number
    set?: Partial<Pick<ApplicationRow, 'orgNo' | 'company' | 'email'>>
  },
  whyNot: (application: ApplicationRow) => Promise<Refused | undefined> = async () => undefined,
): Promise<Result<ApplicationView>> {
  const found = await findOwn(ctx, door)
  if (!found.ok) return found
  const { application } = found.value
  if (!nextApplicationStatus(application.status, 'submit', 'guest').ok)
    return whereItStands(ctx, application)
  const refusal = await whyNot(application)
  if (refusal) return refusal
  if (isSame(application.draft[save.step], save.answers)) return getOwn(ctx, door)
  const isSaved = await written(ctx, application, save)
  if (typeof isSaved === 'object') return isSaved
  const current = await getOwn(ctx, door)
  if (isSaved || !current.ok) return current
  // The same call, sent twice at once.
  if (isSame(current.value.draft[save.step], save.answers)) return current
  return refused('stale', { current: current.value })
}

async function written<Name extends Step>(
  ctx: Ctx,
  application: ApplicationRow,
  { step, answers, rev, set }: Parameters<typeof saveStep<Name>>[2],
): Promise<boolean | Refused> {
  const isMoved = set?.email !== undefined && set.email !== application.email
  try {
    return await writeStep(ctx, application, {
      rev,
      set: {
        ...set,
        ...(isMoved ? { emailVerifiedAt: null } : {}),
        draft: { ...application.draft, [step]: answers },
        step: Math.max(application.step, applicationSteps.indexOf(step) + 1),
      },
    })
  } catch (error) {
    if (isSecondApplication(faultOf(error))) return sellerKnown()
    throw error
  }
}

/** The same answers, in whichever order their names came. */
function isSame(one: object | undefined, other: object): boolean {
  return one !== undefined && canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
