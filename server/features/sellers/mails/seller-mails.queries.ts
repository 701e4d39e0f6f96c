import { sql } from 'drizzle-orm'
import {
  admins,
  factories,
  languages,
  sellerApplications,
  sellers,
  users,
} from '#db/schema/index.ts'
import { adminRoles, isAllowed } from '#domain/permissions.ts'
import {
  queuedFor,
  queuedMessage,
  type SellerMessageKind,
} from '#server/features/outbox/message.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'

/** The roles that decide on applications. */
const sellerRoles = adminRoles.filter((role) => isAllowed({ role }, 'sellers.edit'))

interface Applicant {
  id: string
  factoryId: string
  email: string
  languageCode: string
}

interface Mailing {
  at: number
  /** The rev that the row has after the step: each step has its own mail. */
  about?: string
  /** A wish to have it once more, by its id. */
  again?: string
  /** Of S4: what opens the invitation. */
  secret?: string
}

/** A mail about an application to its applicant, to the address that they have shown to be theirs. */
export function toApplicant(
  { id: entityId, factoryId, email: recipient, languageCode }: Applicant,
  kind: Extract<SellerMessageKind, 'S0' | 'S1' | 'S3' | 'S4' | 'S5'>,
  mailing: Mailing,
): Statement {
  return queuedMessage({ factoryId, kind, entityId, languageCode, recipient, ...mailing })
}

/** A mail about a seller to the address that it has, in the language of its account, else in that of its application. */
export function toSeller(
  { id, factoryId }: { id: string; factoryId: string },
  kind: Extract<SellerMessageKind, `S6-${string}`>,
  { at, about }: Pick<Mailing, 'at'> & { about: string },
): Statement {
  return queuedFor(
    build,
    { factoryId, kind, entityId: id, at, about },
    sql`select coalesce(person.language_code, (select application.language_code from ${sellerApplications} as application
          where application.seller_id = seller.id limit 1),
        (select it.code from ${languages} as it where it.is_default = 1)) as language_code,
      seller.email as recipient, seller.user_id as user_id
      from ${sellers} as seller left join ${users} as person on person.id = seller.user_id
      where seller.id = ${id} and seller.email <> ''`,
  )
}

/** That an application has come, to who decides on it and still may, else to the factory's own address. */
export function toSellerSales(
  { id, factoryId }: { id: string; factoryId: string },
  { at, about }: Pick<Mailing, 'at'> & { about: string },
): Statement {
  return queuedFor(
    build,
    { factoryId, kind: 'S2', entityId: id, at, about },
    sql`select coalesce(person.language_code, (select it.code from ${languages} as it where it.is_default = 1))
        as language_code,
      coalesce(person.email, factory.email) as recipient, person.id as user_id
      from ${sellerApplications} as application join ${factories} as factory on factory.id = application.factory_id
      left join ${users} as person on person.id = application.assigned_to and person.status = 'active'
        and exists (select 1 from ${admins} as place where place.user_id = person.id
          and place.factory_id = application.factory_id and place.is_active = 1 and place.role in ${sellerRoles})
      where application.id = ${id} and coalesce(person.email, factory.email, '') <> ''`,
  )
}
