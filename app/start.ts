import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { currentLanguageCode } from '#app/platform/page-context.ts'

const sameSite = createCsrfMiddleware({ filter: (call) => call.handlerType === 'serverFn' })

/** A loader that runs in the browser asks in the language of the page it stands on. */
const inPageLanguage = createMiddleware({ type: 'function' }).client(async ({ next }) =>
  next({ headers: { 'x-language': currentLanguageCode() } }),
)

/** Start sends the message of whatever was thrown to the browser: nothing but a public word may leave. */
const withoutMessages = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
    setResponseStatus(500)
    throw new Error('unavailable')
  }
})

export const startInstance = createStart(() => ({
  requestMiddleware: [sameSite],
  functionMiddleware: [inPageLanguage, withoutMessages],
}))
