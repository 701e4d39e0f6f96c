import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { hoursView } from './admin-sellers.schema.ts'
import { boundedLine, boundedText } from './bounded-text.schema.ts'
import { isDate } from './oslo-time.ts'
import { sellerContactEntries } from './seller-fields.schema.ts'
import { longestClosureNote, sellerKinds, sellerStatuses } from './sellers.ts'

/** A seller as its own people see it. */
export const ownSellerSchema = v.object({
  rev: v.number(),
  slug: v.string(),
  status: v.picklist(sellerStatuses),
  /** Why it is suspended, as the factory wrote it. */
  statusReason: v.string(),
  name: v.string(),
  kind: v.picklist(sellerKinds),
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  contact: v.string(),
  phone: v.string(),
  email: v.string(),
  website: v.string(),
  ...hoursView,
  closedFrom: v.nullable(v.string()),
  closedTo: v.nullable(v.string()),
  closureNote: v.string(),
  productIds: v.array(v.string()),
  goods: v.array(v.object({ id: v.string(), name: v.string() })),
  /** By the code of the language. */
  stories: v.record(v.string(), v.string()),
  /** Today in Oslo. */
  today: v.string(),
})
export type OwnSeller = v.InferOutput<typeof ownSellerSchema>

export const saveSellerProfileSchema = v.strictObject({ rev, ...sellerContactEntries })
export type SaveSellerProfile = v.InferOutput<typeof saveSellerProfileSchema>

const day = v.pipe(boundedText(10, 'date_invalid'), v.check(isDate, 'date_invalid'))

/** When a seller is closed, from the first to the last day; null opens it. */
export const saveClosureSchema = v.strictObject({
  rev,
  closure: v.nullable(
    v.pipe(
      v.strictObject({
        from: day,
        to: day,
        note: boundedLine(longestClosureNote, 'closure_note_long'),
      }),
      v.forward(
        v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'closure_reversed'),
        ['to'],
      ),
    ),
  ),
})
export type SaveClosure = v.InferOutput<typeof saveClosureSchema>

export const ownStoryParam = v.object({ code: boundedText(20) })
export const sellerInvitationSchema = v.strictObject({
  token: v.pipe(boundedText(200), v.minLength(1)),
})
