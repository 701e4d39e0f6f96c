import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ErrorBody } from '#domain/errors.ts'
import type {
  Challenge,
  ContactFile,
  SentMessage,
  TypedContactMessage,
} from '#domain/conversations.schema.ts'
import type { Visitor } from './api.ts'

/** A right message, typed at leisure. */
export function contactMessage(change: Partial<TypedContactMessage> = {}): TypedContactMessage {
  return {
    form: 'contact',
    name: 'Ingrid Solheim',
    email: 'ingrid@example.no',
    topic: 'product',
    orderNumber: '',
    text: 'The lid of the jam was not tight. What do we do?',
    fileId: null,
    decoy: '',
    tookMs: 60_000,
    proof: null,
    ...change,
  }
}

/** Sends a message; what it answers, with its status. */
export async function writeTo(
  visitor: Visitor,
  message: TypedContactMessage,
  key: string = crypto.randomUUID(),
) {
  const headers = { 'idempotency-key': key }
  const response = await visitor.send('POST', '/api/conversations', message, headers)
  const body = (await response.json()) as Partial<SentMessage & ErrorBody>
  return { answered: response.status, ...body }
}

/** Solves a challenge as the form does. */
export async function solved(visitor: Visitor) {
  const response = await visitor.get('/api/conversations/challenge')
  const challenge = (await response.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('no solution was found')
  return { challenge, solution }
}

export async function sendContactFile(
  visitor: Visitor,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const response = await visitor.get('/api/conversations/files', {
    method: 'POST',
    body: bytes,
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      origin: 'http://matverk.test',
      'sec-fetch-site': 'same-origin',
    },
  })
  const body = (await response.json()) as Partial<ContactFile & ErrorBody>
  return { answered: response.status, ...body }
}
