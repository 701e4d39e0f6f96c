import { createServerFn } from '@tanstack/react-start'
import { answerOf } from '#app/platform/answer.ts'
import { apiClient } from '#server/http/client.ts'

/** The factory's words on the checkout's page. */
export const getCheckoutTexts = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  answerOf(
    await apiClient(context.callApi).content.pages[':slug'].$get({ param: { slug: 'checkout' } }),
  ),
)

/** The visitor's own cart, priced anew, before a postcode is known. */
export const getCheckout = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  answerOf(await apiClient(context.callApi).checkout.$get({ query: {}, header: {} })),
)
