import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { events, outbox, sellerApplications, sellers, users } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

interface Applicant {
  factoryId: string
  userId: string | undefined
  email: string
}

/** Whose applications: those of an account, and those that somebody began with an address and without one. */
export function isAppliedBy({ factoryId, userId, email }: Applicant): SQL | undefined {
  const asGuest = and(
    sql`${sellerApplications.userId} is null and ${sellerApplications.email} <> ''`,
    sql`lower(${sellerApplications.email}) = ${email}`,
  )
  return and(
    eq(sellerApplications.factoryId, factoryId),
    userId ? or(eq(sellerApplications.userId, userId), asGuest) : asGuest,
  )
}

/** What is kept of somebody's applications, as it is kept. */
export function sentApplications(which: SQL | undefined) {
  const { number, status, draft, email, decisionNote, markedFields } = sellerApplications
  const { submittedAt, decidedAt, createdAt } = sellerApplications
  return build
    .select({
      ...{ number, status, draft, email, decisionNote, markedFields },
      ...{ submittedAt, decidedAt, createdAt },
    })
    .from(sellerApplications)
    .where(which)
    .orderBy(asc(createdAt))
}

/** What is kept about the seller whose page an account keeps. */
export function keptSeller({ factoryId, userId = '' }: Pick<Applicant, 'factoryId' | 'userId'>) {
  const { name, kind, orgNo, street, postcode, city, contact, phone, email, website } = sellers
  return build
    .select({ name, kind, orgNo, street, postcode, city, contact, phone, email, website })
    .from(sellers)
    .where(and(eq(sellers.factoryId, factoryId), eq(sellers.userId, userId)))
}

/** The statements that remove somebody's applications with their history and mails. A business that was approved stays a seller. */
export function removedApplications(which: SQL | undefined): Statement[] {
  const ids = build.select({ id: sellerApplications.id }).from(sellerApplications).where(which)
  return [
    statementOf(
      build
        .delete(events)
        .where(and(eq(events.entity, 'seller_application'), inArray(events.entityId, ids))),
    ),
    statementOf(build.delete(outbox).where(sql`${outbox.payload} ->> 'entityId' in ${ids}`)),
    // Last: it is what the statements above find them by.
    statementOf(build.delete(sellerApplications).where(which)),
  ]
}

/**
 * Takes a person out of the sellers that they keep or have applied for: their name, and how they are reached where it is by an address
 * of their own. Comes before their applications are removed, and before the account's own address is blanked.
 */
export function leftSellers({ factoryId, userId = '', email }: Applicant): Statement {
  const isTheirs = sql`(lower(${sellers.email}) = (select person.email_key from ${users} as person where person.id = ${userId})
    or (${email} <> '' and lower(${sellers.email}) = ${email}))`
  const appliedFor = build
    .select({ id: sellerApplications.sellerId })
    .from(sellerApplications)
    .where(isAppliedBy({ factoryId, userId, email }))
  return statementOf(
    build
      .update(sellers)
      .set({
        ...{ userId: null, contact: '' },
        email: sql`case when ${isTheirs} then '' else ${sellers.email} end`,
        phone: sql`case when ${isTheirs} then '' else ${sellers.phone} end`,
        rev: sql`${sellers.rev} + 1`,
      })
      .where(
        and(
          eq(sellers.factoryId, factoryId),
          or(eq(sellers.userId, userId), sql`${sellers.id} in ${appliedFor}`),
        ),
      ),
  )
}
