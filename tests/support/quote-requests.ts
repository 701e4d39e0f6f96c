import type { Client } from '@libsql/client/http'
import type { ErrorBody } from '#domain/errors.ts'
import type {
  QuoteFile,
  RequestedQuote,
  TypedQuoteForm,
  TypedQuoteRequest,
} from '#domain/quote-request.schema.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { Visitor } from './api.ts'

/** A right form, wanted in two weeks. */
export function quoteForm(now: number, change: Partial<TypedQuoteForm> = {}): TypedQuoteForm {
  return {
    orgNo: '974 760 673',
    company: 'Fjellstua AS',
    contact: 'Marte Lindgard',
    phone: '400 00 000',
    email: 'marte@example.no',
    delivery: 'delivered',
    street: 'Nygårdsgaten 1',
    postcode: '5003',
    wantedOn: addDays(osloClock(now).date, 14),
    frequency: 'once',
    message: '',
    consent: true,
    ...change,
  }
}

/** Sends a request; what it answers, with its status. */
export async function askForQuote(
  visitor: Visitor,
  request: TypedQuoteRequest,
  key: string = crypto.randomUUID(),
) {
  const response = await visitor.send('POST', '/api/quotes', request, { 'idempotency-key': key })
  const body = (await response.json()) as Partial<RequestedQuote & ErrorBody>
  return { answered: response.status, ...body }
}

export async function sendFile(visitor: Visitor, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const response = await visitor.get('/api/quotes/files', {
    method: 'POST',
    body: bytes,
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      origin: 'http://matverk.test',
      'sec-fetch-site': 'same-origin',
    },
  })
  const body = (await response.json()) as Partial<QuoteFile & ErrorBody>
  return { answered: response.status, ...body }
}

/** The id of a product by its key. */
export async function idOf(database: Client, key: string): Promise<string> {
  const { rows } = await database.execute({
    sql: 'select id from products where key = ?',
    args: [key],
  })
  return String(rows[0]?.['id'])
}
