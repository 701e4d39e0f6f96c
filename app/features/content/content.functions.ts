import { createServerFn } from '@tanstack/react-start'
import { answerOf } from '#app/platform/answer.ts'
import type { CodedPage } from '#domain/content.ts'
import { apiClient } from '#server/http/client.ts'

/** The texts of one of the site's own pages. */
export const getPageTexts = createServerFn({ method: 'GET' })
  .validator((slug: CodedPage) => slug)
  .handler(async ({ data: slug, context }) =>
    answerOf(await apiClient(context.callApi).content.pages[':slug'].$get({ param: { slug } })),
  )

/** A published content page by its address; the not-found page where there is none. */
export const getContentPage = createServerFn({ method: 'GET' })
  .validator((slug: string) => slug)
  .handler(async ({ data: slug, context }) =>
    answerOf(await apiClient(context.callApi).content.slugs[':slug'].$get({ param: { slug } })),
  )

/** All that the home page shows. */
export const getHome = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  answerOf(await apiClient(context.callApi).home.$get()),
)
