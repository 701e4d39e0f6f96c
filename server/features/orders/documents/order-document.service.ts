import type { DocumentFormat } from '#domain/documents.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { findReadable } from '#server/features/orders/orders.service.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { findOwnOrder } from '#server/features/orders/admin/admin-order.service.ts'
import { type Paper, paperFile } from '#server/features/documents/paper.service.ts'
import type { DocumentFile } from '#server/http/document-answer.ts'
import { invoicePaper } from './invoice-paper.ts'
import { packingSlipPaper, receiptPaper } from './receipt-paper.ts'

interface Asked {
  /** `receipt`, `packing-slip`, or the id of an invoice or a credit note. */
  document: string
  format: DocumentFormat
}

/** A document of an order for who may read it in full, but the slip of its box; `not_found` for everybody else, and as `fileOf`. */
export async function getBuyersDocument(
  ctx: Ctx,
  token: string,
  asked: Asked,
): Promise<Result<DocumentFile>> {
  const found = await findReadable(ctx, token)
  if (!found || asked.document === 'packing-slip') return refused('not_found')
  return fileOf(ctx, found, asked)
}

/** A document of an order of the caller's factory; `not_found`, and as `fileOf`. */
export async function getOrderDocument(
  ctx: Ctx,
  id: string,
  asked: Asked,
): Promise<Result<DocumentFile>> {
  const found = await findOwnOrder(ctx, id)
  return found ? fileOf(ctx, found, asked) : refused('not_found')
}

/**
 * Makes the file: always out of what is kept of the order, so that it says the same whenever somebody asks. Refuses `not_found`, and
 * `document_unfit` with the rules that a file for accounts would break.
 */
async function fileOf(
  ctx: Ctx,
  found: FoundOrder,
  { document, format }: Asked,
): Promise<Result<DocumentFile>> {
  const issued = found.invoices.find(({ id }) => id === document)
  if (issued && format === 'xml') return xmlOf(issued)
  const languageCode = issued?.languageCode ?? found.order.languageCode
  const { site, language, i18n } = await letterheadIn(ctx, languageCode)
  const { company } = site
  const isRightToLeft = language.direction === 'rtl'
  const written = { i18n, lang: language.code, isRightToLeft, company }
  const paper = issued ? invoicePaper(issued, written) : plainPaper(document, found, written)
  if (!paper || format === 'xml') return refused('not_found')
  return done(await paperFile(ctx.files, paper))
}

function plainPaper(
  document: string,
  found: FoundOrder,
  written: Parameters<typeof receiptPaper>[1],
): Paper | undefined {
  if (document === 'receipt') return receiptPaper(found, written)
  return document === 'packing-slip' ? packingSlipPaper(found, written) : undefined
}

async function xmlOf(issued: FoundOrder['invoices'][number]): Promise<Result<DocumentFile>> {
  if (!issued.data.buyer.orgNo) return refused('not_found')
  const [{ ublOf }, { brokenRules }, { readXml }] = await Promise.all([
    import('#domain/ubl/ubl-document.ts'),
    import('#domain/ubl/ubl-rules.ts'),
    import('#server/platform/xml-reader.ts'),
  ])
  const file = ublOf(issued)
  const broken = brokenRules(readXml(file))
  if (broken.length > 0)
    return refused('document_unfit', { values: { rules: broken.slice(0, 5).join(', ') } })
  return done({
    name: `${issued.number}.xml`,
    mediaType: 'application/xml',
    bytes: new TextEncoder().encode(file),
  })
}
