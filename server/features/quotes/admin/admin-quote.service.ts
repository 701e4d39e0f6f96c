import { msg } from '@lingui/core/macro'
import { quoteRules } from '#domain/quote-rules.ts'
import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { catalogueFor } from '#domain/languages.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { findQuote, type FoundQuote } from '#server/features/quotes/quotes.repository.ts'
import { findSurroundings } from './admin-quote.repository.ts'
import { adminQuote } from './admin-quote-view.ts'

/** The whole quote; `not_found` where the factory has none such. */
export async function getAdminQuote(ctx: Ctx, id: string): Promise<Result<AdminQuote>> {
  const found = await findOwnQuote(ctx, id)
  return found ? done(await adminQuoteView(ctx, found)) : refused('not_found')
}

/** A quote of the caller's factory as it is kept; undefined where it has none such. */
export function findOwnQuote(ctx: Ctx, id: string): Promise<FoundQuote | undefined> {
  return findQuote(ctx.database, { factoryId: ctx.site.factoryId, id })
}

/** A quote with what the caller may see of it and do with it. */
export async function adminQuoteView(ctx: Ctx, found: FoundQuote): Promise<AdminQuote> {
  const [around, terms] = await Promise.all([findSurroundings(ctx, found), termsFor(ctx, found)])
  return adminQuote(found, around, {
    ...{ now: ctx.now(), actor: ctx.actor, terms },
    pickupPlace: ctx.site.company.address ?? '',
  })
}

async function termsFor(ctx: Ctx, { quote: { languageCode: code } }: FoundQuote) {
  const { site } = ctx
  const language = site.languages.find((each) => each.code === code) ?? {
    ...{ code, catalogue: catalogueFor([code, defaultLanguageOf(site)]) },
  }
  const i18n = await translatorFor({ ...ctx, language })
  const days = quoteRules.paymentDays
  return i18n._({ ...terms, values: { days } })
}

const terms = msg({ message: 'Invoice, {days} days net' })
