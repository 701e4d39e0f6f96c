import type { I18n } from '@lingui/core'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { appConfig } from '#config'
import { type ErrorBody, type ErrorCode, errorStatus, isRetryable } from '#domain/errors.ts'
import type { Spoken } from '#domain/languages.ts'
import type { Problem } from '#domain/result.ts'
import { knownTranslatorFor, translatorFor } from '#server/features/shell/translator.service.ts'
import { sentenceOf } from '#server/i18n/sentences.ts'
import { plainTranslatorFor } from '#server/i18n/translator.ts'
import type { RequestCtx } from './context.ts'

/** Answers one or more refusals in the caller's language; the first one sets status and code. */
export async function problem(c: Context, ...problems: [Problem, ...Problem[]]) {
  const ref: string = c.get('requestId') ?? 'unknown'
  const [first] = problems
  c.set('refusal', first.code)
  const i18n = await translatorOf(c, first.code)
  const sentence = ({ code, values }: Problem) =>
    sentenceOf(i18n, { code, values: { ref, ...values } })
  const body: ErrorBody = {
    code: first.code,
    message: sentence(first),
    ...(first.field ? { field: first.field } : {}),
    retryable: isRetryable(first.code),
    ref,
    ...(first.current === undefined ? {} : { current: first.current }),
    ...(first.gone ? { gone: first.gone } : {}),
  }
  const fields = () =>
    problems.map((each) => ({
      field: each.field ?? '',
      code: each.code,
      message: sentence(each),
    }))
  const answer = problems.length > 1 ? { ...body, fields: fitting(fields(), body) } : body
  return c.json(answer, statusOf(first.code), {
    'Cache-Control': 'no-store',
    ...retryAfter(first),
  })
}

/** How long a refusal gets, in bytes. Fields that it has no room for are named once the others are right. */
const mostBytes = 2000

function fitting<Field extends object>(fields: Field[], body: ErrorBody): Field[] {
  let room = mostBytes - bytesOf({ ...body, current: undefined, fields: [] })
  return fields.filter((field) => {
    room -= bytesOf(field) + 1
    return room >= 0
  })
}

function bytesOf(value: object): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}

/** Before it is known whose site it is, the product speaks for itself. */
function translatorOf(c: Context, code: ErrorCode): Promise<I18n> {
  const request: RequestCtx | undefined = c.get('request')
  const language: Spoken = c.get('language') ?? { catalogue: appConfig.defaults.languageCode }
  if (!request) return plainTranslatorFor(language)
  return ofDatabase.has(code) ? knownTranslatorFor(request) : translatorFor(request)
}

/** What is said of a database that is gone or has too much to do. */
const ofDatabase: ReadonlySet<ErrorCode> = new Set(['unavailable', 'busy'])

function statusOf(code: ErrorCode): ContentfulStatusCode {
  return errorStatus[code]
}

/** In seconds, by status. */
const pauses: Partial<Record<number, number>> = { 429: 60, 503: 2 }

/** How many minutes to wait after too many tries: people read it in the sentence, programs here. */
function retryAfter({ code, values }: Problem): Record<string, string> {
  const minutes = Number(values?.['min'] ?? 1)
  const pause = pauses[errorStatus[code]]
  return pause === undefined ? {} : { 'Retry-After': String(pause * minutes) }
}
