import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { failure, failureRef } from '#app/platform/failure.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

const sameSite = createCsrfMiddleware({ filter: (call) => call.handlerType === 'serverFn' })

/** A loader that runs in the browser asks in the language of the page it stands on. */
const inPageLanguage = createMiddleware({ type: 'function' }).client(async ({ next }) =>
  next({ headers: { 'x-language': currentLanguageCode() } }),
)

/** Start sends the message of whatever was thrown to the browser: nothing but a reference to the log may leave. */
const withoutMessages = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
    setResponseStatus(500)
    if (failureRef(error)) throw error
    const ref = crypto.randomUUID()
    console.error(JSON.stringify({ event: 'page.failed', ref, name: nameOf(error) }))
    throw failure(ref)
  }
})

/** The kind of error alone: messages may hold what a visitor typed. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}

export const startInstance = createStart(() => ({
  requestMiddleware: [sameSite],
  functionMiddleware: [inPageLanguage, withoutMessages],
}))
