import { formatOre } from '#domain/money.ts'
import { type Letterhead, letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { AccountMessageKind } from '#server/features/outbox/message.queries.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import type { JobCtx } from '#server/http/context.ts'
import { placeText } from '#server/i18n/ability-words.ts'
import { instantText } from '#server/i18n/day-words.ts'
import { isolated } from '#server/i18n/isolated.ts'
import {
  findLargeRefund,
  findOrderNumber,
  findPlace,
  findSessionOpening,
} from './account-mails.repository.ts'
import type { LetterWords } from './mails/letters.ts'

/** What a letter says beyond its fixed words. */
interface Facts {
  values?: Record<string, string>
  fact?: string
  code?: string
}

/** Writes a mail about an account in its receiver's language. */
export const renderAccountMail: MailRenderer<AccountMessageKind> = async (
  job,
  { kind, entityId, languageCode, secret },
) => {
  // Loaded on use: no request renders a mail.
  const [{ letters }, { renderLetter }] = await Promise.all([
    import('./mails/letters.ts'),
    import('./mails/render-letter.ts'),
  ])
  const letterhead = await letterheadIn(job, languageCode)
  const words: LetterWords = letters[kind]
  const facts = await (findFacts[kind] ?? nothing)(job, letterhead, { entityId, secret })
  const mail = await renderLetter({
    words,
    values: facts.values ?? {},
    fact: facts.fact,
    code: facts.code,
    company: letterhead.site.company,
    language: letterhead.language,
    i18n: letterhead.i18n,
    url: urlOf(words, letterhead, secret),
  })
  return { ...mail, from: letterhead.from }
}

type FindFacts = (
  job: JobCtx,
  letterhead: Letterhead,
  message: { entityId: string; secret: string | undefined },
) => Promise<Facts>

const findFacts: Partial<Record<AccountMessageKind, FindFacts>> = {
  A4: async (job, { language }, { entityId }) => {
    const opening = await findSessionOpening(job.database, entityId)
    if (!opening) return {}
    return {
      fact: `${isolated(opening.device)} · ${instantText(language.code, opening.createdAt)}`,
    }
  },
  'A5-role': async (job, { site, i18n }, { entityId }) => {
    const place = await findPlace(job.database, { factoryId: site.factoryId, userId: entityId })
    return place ? { fact: placeText(i18n, place) } : {}
  },
  'A5-owners': async (job, { site, i18n }, { entityId }) => {
    const place = await findPlace(job.database, { factoryId: site.factoryId, userId: entityId })
    return place
      ? { fact: `${isolated(place.name)} (${isolated(place.email)}): ${placeText(i18n, place)}` }
      : {}
  },
  A9: async (job, { site }, { entityId, secret }) => {
    const { factoryId } = site
    const number = await findOrderNumber(job.database, { factoryId, id: entityId })
    if (!number || !secret) throw new Error('a code is due for an order that is not there')
    return { values: { number }, code: secret }
  },
  A11: async (_job, _letterhead, { secret }) => {
    if (!secret) throw new Error('a code is due that is not there')
    return { code: secret }
  },
  A12: async (job, { site }, { entityId }) => {
    const refund = await findLargeRefund(job.database, { factoryId: site.factoryId, id: entityId })
    if (!refund) return {}
    const parts = [refund.order, refund.number, formatOre(refund.amountOre), refund.by ?? '']
    return { fact: parts.filter(Boolean).map(isolated).join(' · ') }
  },
}

async function nothing(): Promise<Facts> {
  return {}
}

/** A secret travels behind the #, which no server and no log on the way gets to see. */
function urlOf(
  { leadsTo }: LetterWords,
  { addressOf }: Letterhead,
  secret: string | undefined,
): string | undefined {
  if (leadsTo !== 'secret') return leadsTo && addressOf(leadsTo)
  if (!secret) throw new Error('a mail is due with a link that opens nothing')
  return `${addressOf('/auth/callback')}#${secret}`
}
