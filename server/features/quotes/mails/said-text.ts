import { formatOre } from '#domain/money.ts'
import type { QuoteMessageKind } from '#server/features/outbox/message.queries.ts'
import { isolated } from '#server/i18n/isolated.ts'
import type { QuoteMail } from './quote-mail.ts'
import { quoteWords } from './quote-words.ts'

/** The sentence that says what happened. */
export function saidText(kind: QuoteMessageKind, mail: QuoteMail): string {
  return mail.i18n._({ ...quoteWords[kind].said, values: valuesOf(mail) })
}

/** What the sentences of a mail may name. */
export function valuesOf({ number, company, lines, dueText, offer, order }: QuoteMail) {
  return {
    number,
    lines,
    order,
    due: isolated(dueText),
    company: isolated(company?.name ?? ''),
    contact: isolated(company?.contact ?? ''),
    version: offer?.version ?? '',
    total: offer ? isolated(formatOre(offer.totalOre)) : '',
    valid: isolated(offer?.validText ?? ''),
  }
}
