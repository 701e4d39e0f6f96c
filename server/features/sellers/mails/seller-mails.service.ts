import { addDays, osloClock } from '#domain/oslo-time.ts'
import { rejectedDays } from '#domain/sellers.ts'
import { type Letterhead, letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { SellerMessageKind } from '#server/features/outbox/message.queries.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import type { JobCtx } from '#server/http/context.ts'
import { dayText } from '#server/i18n/day-words.ts'
import { applicationFieldText } from '#server/i18n/seller-words.ts'
import { findMailedApplication, findMailedSeller } from './mailed.repository.ts'
import type { SellerMail } from './seller-mail.ts'

/** Of a seller that there is, not of an application. */
const isOfSeller: ReadonlySet<SellerMessageKind> = new Set<SellerMessageKind>([
  ...(['S6-suspended', 'S6-reinstated', 'S6-terminated'] as const),
])

type Facts = Pick<SellerMail, 'number' | 'company' | 'dateText' | 'fields' | 'note'> & {
  /** Where the application is, for its applicant and for sales. */
  application: string
  review: string
}

/** Writes a mail about an application or a seller in its receiver's language. */
export const renderSellerMail: MailRenderer<SellerMessageKind> = async (
  job,
  { kind, entityId, languageCode, secret },
) => {
  const letterhead = await letterheadIn(job, languageCode)
  const { site, language, i18n, from } = letterhead
  const facts = isOfSeller.has(kind)
    ? await factsOfSeller(job, letterhead, entityId)
    : await factsOfApplication(job, letterhead, { kind, id: entityId })
  // Loaded on use: no request renders one.
  const { renderSellerLetter } = await import('./render-seller-mail.ts')
  const mail = await renderSellerLetter(kind, {
    ...facts,
    code: kind === 'S0-code' ? needed(secret) : undefined,
    factory: site.company,
    language,
    url: await urlOf(kind, letterhead, { facts, secret }),
    i18n,
  })
  return { ...mail, from }
}

async function factsOfApplication(
  job: JobCtx,
  letterhead: Letterhead,
  { kind, id }: { kind: SellerMessageKind; id: string },
): Promise<Facts> {
  const { site, language, i18n } = letterhead
  const found = await findMailedApplication(job.database, { factoryId: site.factoryId, id })
  // A seller may be invited that never applied.
  if (!found && kind === 'S4') return factsOfSeller(job, letterhead, id)
  if (!found) throw new Error('a mail is due for an application that is not there')
  const date =
    kind === 'S5' ? mayApplyFrom(found.decidedAt ?? job.now()) : osloClock(found.expiresAt).date
  return {
    number: found.number ?? '',
    company: found.company,
    dateText: kind === 'S0' || kind === 'S5' ? dayText(language.code, date) : '',
    fields: found.markedFields.map((field) => applicationFieldText(i18n, field)),
    note: found.note,
    application: `/become-seller?application=${found.token}`,
    review: `/admin/sellers?open=${found.id}`,
  }
}

async function factsOfSeller(job: JobCtx, { site }: Letterhead, id: string): Promise<Facts> {
  const found = await findMailedSeller(job.database, { factoryId: site.factoryId, id })
  if (!found) throw new Error('a mail is due for a seller that is not there')
  return { ...found, number: '', dateText: '', fields: [], application: '', review: '' }
}

/** The day from which a rejected business may apply anew. */
function mayApplyFrom(decidedAt: number): string {
  return addDays(osloClock(decidedAt).date, rejectedDays)
}

/** A secret travels behind the #, which no server and no log on the way gets to see. */
async function urlOf(
  kind: SellerMessageKind,
  { addressOf }: Letterhead,
  { facts, secret }: { facts: Facts; secret: string | undefined },
): Promise<string | undefined> {
  const { wordsOf } = await import('./seller-words.ts')
  const leadsTo = wordsOf(kind).button?.leadsTo
  if (leadsTo === undefined) return undefined
  if (leadsTo === 'secret') return `${addressOf('/auth/callback')}#${needed(secret)}`
  return addressOf(leadsTo === 'application' || leadsTo === 'review' ? facts[leadsTo] : leadsTo)
}

function needed(secret: string | undefined): string {
  if (!secret) throw new Error('a mail is due with a secret that is not there')
  return secret
}
