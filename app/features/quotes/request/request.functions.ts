import { read } from '#app/platform/read.ts'

/** What the form begins with, and whose it is: empty for a guest. */
export async function getRequest() {
  const [start, { user }] = await Promise.all([read('/api/quotes/start'), read('/api/session')])
  return { start, buyerId: user?.id ?? '' }
}
