import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** The page says that its reader may not see what it is about: so does its status. */
export const answerForbidden = createIsomorphicFn()
  .server(() => setResponseStatus(403, 'Forbidden'))
  .client(() => {})
