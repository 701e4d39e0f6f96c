import { lineNetOre } from '#domain/offer-totals.ts'
import { declineReasons, rejectReasons } from '#domain/quotes.ts'
import type { QuoteMessageKind } from '#server/features/outbox/message.queries.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import { dayText, instantText } from '#server/i18n/day-words.ts'
import type { QuoteMail } from './mails/quote-mail.ts'
import { declineWords, rejectWords } from './mails/quote-words.ts'
import { findQuote, type FoundQuote } from './quotes.repository.ts'

/** To who answers quotes: with the buyer's own words, and the way to the workspace. */
const isForSales: ReadonlySet<QuoteMessageKind> = new Set<QuoteMessageKind>([
  ...(['Q2', 'Q3-answer', 'Q5', 'Q6-staff', 'Q7', 'Q7-withdrawn'] as const),
])
/** They hand on what was written. */
const isHandingOn: ReadonlySet<QuoteMessageKind> = new Set<QuoteMessageKind>(['Q3', 'Q3-answer'])

/**
 * Writes a mail about a quote. What the buyer typed goes to sales alone: a stranger may have given somebody else's address, and no such
 * mail carries their words.
 */
export const renderQuoteMail: MailRenderer<QuoteMessageKind> = async (
  job,
  { kind, entityId, about, languageCode },
) => {
  const { site, language, i18n, from, addressOf } = await letterheadIn(job, languageCode)
  const found = await findQuote(job.database, { factoryId: site.factoryId, id: entityId })
  if (!found) throw new Error('a mail is due for a quote that is not there')
  const { quote, order } = found
  const toSales = isForSales.has(kind)
  const path = toSales ? `/admin/quotes?open=${quote.id}` : `/quote/${quote.publicToken}`
  // Loaded on use: no request renders one.
  const { renderQuoteLetter } = await import('./mails/render-quote-mail.ts')
  const mail = await renderQuoteLetter(kind, {
    number: quote.number,
    company: toSales ? { name: quote.company, contact: quote.contact } : null,
    lines: found.lines.length,
    dueText: quote.dueAt === null ? '' : instantText(languageCode, quote.dueAt),
    text: textOf(found, kind, about),
    reasonText: reasonOf(found, kind, (words) => i18n._(words)),
    offer: offerOf(found, { kind, about, languageCode }),
    order: order?.number ?? '',
    factory: site.company,
    language,
    url: addressOf(kind === 'Q6' && order ? `/order-success/${order.token}` : path),
    i18n,
  })
  return { ...mail, from }
}

function textOf({ quote, messages }: FoundQuote, kind: QuoteMessageKind, about?: string): string {
  if (isHandingOn.has(kind)) return messages.find(({ id }) => id === about)?.text ?? ''
  if (kind === 'Q2') return quote.message
  if (kind === 'Q5')
    return messages.find(({ author, isInternal }) => author === 'buyer' && !isInternal)?.text ?? ''
  return kind === 'Q7' || kind === 'Q8' ? quote.outcomeNote : ''
}

function reasonOf(
  { quote: { outcomeReason } }: FoundQuote,
  kind: QuoteMessageKind,
  say: (words: (typeof declineWords)[keyof typeof declineWords]) => string,
): string {
  const declined = declineReasons.find((reason) => kind === 'Q7' && reason === outcomeReason)
  if (declined) return say(declineWords[declined])
  const rejected = rejectReasons.find((reason) => kind === 'Q8' && reason === outcomeReason)
  const words = rejected && rejectWords[rejected]
  return words ? say(words) : ''
}

/** The offer of the version that the mail is about, else the one that counts. */
function offerOf(
  { quote, offers }: FoundQuote,
  {
    kind,
    about,
    languageCode,
  }: { kind: QuoteMessageKind; about: string | undefined; languageCode: string },
): QuoteMail['offer'] {
  const isVersion = kind === 'Q4' || kind === 'Q5' || kind === 'Q9'
  const wanted = isVersion && about !== undefined ? Number(about) : quote.offerVersion
  const offer = offers.find(({ version }) => version === wanted)
  if (!offer) return null
  const { version, freightNetOre, netOre, vat, totalOre, message, validUntil } = offer
  return {
    ...{ version, freightNetOre, netOre, vat, totalOre, message },
    validText: dayText(languageCode, validUntil),
    lines: offer.lines.map((line) => ({
      title: line.title,
      packageSize: line.packageSize,
      pieces: line.pieces,
      netOre: line.netOre,
      sumNetOre: lineNetOre(line),
    })),
  }
}
