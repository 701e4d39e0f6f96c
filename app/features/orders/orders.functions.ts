import { createServerFn } from '@tanstack/react-start'
import { answerOf } from '#app/platform/answer.ts'
import { apiClient } from '#server/http/client.ts'

/** An order by its public token, as much of it as the visitor may see. */
export const getOrder = createServerFn({ method: 'GET' })
  .validator((token: string) => token)
  .handler(async ({ data: token, context }) =>
    answerOf(await apiClient(context.callApi).orders[':token'].$get({ param: { token } })),
  )
