import { done, refused, type Result } from '#domain/result.ts'
import { paperFile } from '#server/features/documents/paper.service.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { Ctx } from '#server/http/context.ts'
import type { DocumentFile } from '#server/http/document-answer.ts'
import { findByToken } from './buyers-quote.service.ts'
import { findOwnQuote } from './admin/admin-quote.service.ts'
import { offerPaper } from './offer-paper.ts'
import type { FoundQuote } from './quotes.repository.ts'

/** A version of an offer as a PDF file for who holds the quote's link, in the language of the quote; `quote_unknown`, and `not_found` for a version that was not sent. */
export async function getOfferFile(
  ctx: Ctx,
  token: string,
  version: number,
): Promise<Result<DocumentFile>> {
  const found = await findByToken(ctx, token)
  return found ? fileOf(ctx, found, version) : refused('quote_unknown')
}

/** The same for those who answer quotes. */
export async function getOwnOfferFile(
  ctx: Ctx,
  id: string,
  version: number,
): Promise<Result<DocumentFile>> {
  const found = await findOwnQuote(ctx, id)
  return found ? fileOf(ctx, found, version) : refused('not_found')
}

async function fileOf(ctx: Ctx, found: FoundQuote, version: number): Promise<Result<DocumentFile>> {
  const offer = found.offers.find((each) => each.version === version)
  if (!offer) return refused('not_found')
  const { site, language, i18n } = await letterheadIn(ctx, found.quote.languageCode)
  const isRightToLeft = language.direction === 'rtl'
  const written = { i18n, lang: language.code, isRightToLeft, company: site.company }
  return done(await paperFile(ctx.files, offerPaper(found.quote, offer, written)))
}
