import { appConfig } from '#config'
import type { ErrorBody } from '#domain/errors.ts'
import type { RequestedQuote, TypedQuoteRequest } from '#domain/quote-request.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { isRefusal, untilAnswered } from '#app/platform/until-answered.ts'
import type { BasketLine } from '#app/features/quotes/basket/basket.ts'
import { attemptKey, forgetAttempt } from './request-storage.ts'

/** Sends a request, and again with the same key while nobody answers, for 30 s. Fields that are refused come by their own names. */
export async function sendRequest(body: TypedQuoteRequest): Promise<ApiAnswer<RequestedQuote>> {
  const idempotencyKey = attemptKey(JSON.stringify(body))
  const answer = await untilAnswered(
    () => callApi<RequestedQuote>('/quotes', { method: 'POST', body, idempotencyKey }),
    { forMs: appConfig.cart.retryForMs },
  )
  if (!isRefusal(answer)) return answer
  forgetAttempt()
  return { ...answer, error: withOwnNames(answer.error) }
}

/** A line as the request names it: name and picture of a product are the server's own. */
export function requestedLine({ productId, productName, quantity, unit, notes }: BasketLine) {
  if (productId === null)
    return { title: productName, quantity, unit: 'each' as const, note: notes }
  return { productId, quantity, unit, note: notes }
}

/** Why single lines were refused, by the line's id. */
export function refusedLines(
  { field, message, fields }: ErrorBody,
  lines: readonly BasketLine[],
): Partial<Record<string, string>> {
  const faults = [...(field === undefined ? [] : [{ field, message }]), ...(fields ?? [])]
  return Object.fromEntries(
    faults.flatMap((fault) => {
      const line = lines[Number(/^lines\.(\d+)/u.exec(fault.field)?.[1])]
      return line ? [[line.id, fault.message]] : []
    }),
  )
}

function withOwnNames(error: ErrorBody): ErrorBody {
  const own = (field: string) => field.replace(/^form\./u, '')
  return {
    ...error,
    ...(error.field === undefined ? {} : { field: own(error.field) }),
    ...(error.fields
      ? { fields: error.fields.map((fault) => ({ ...fault, field: own(fault.field) })) }
      : {}),
  }
}
