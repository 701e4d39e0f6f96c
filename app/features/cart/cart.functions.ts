import { createServerFn } from '@tanstack/react-start'
import { answerOf } from '#app/platform/answer.ts'
import { apiClient } from '#server/http/client.ts'

/** The factory's words on the cart's page. */
export const getCartTexts = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  answerOf(
    await apiClient(context.callApi).content.pages[':slug'].$get({ param: { slug: 'cart' } }),
  ),
)
