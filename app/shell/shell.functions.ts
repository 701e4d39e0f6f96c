import { createServerFn } from '@tanstack/react-start'
import { answerOf } from '#app/platform/answer.ts'
import { apiClient } from '#server/http/client.ts'

/** Header, footer and settings in the page's language. */
export const getShell = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  answerOf(await apiClient(context.callApi).shell.$get()),
)
