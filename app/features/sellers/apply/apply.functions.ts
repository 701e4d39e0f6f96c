import { read } from '#app/platform/read.ts'

/** The application of a link, else the one that this browser or account has begun, with the goods to choose among. */
export async function getApplying(token: string | undefined) {
  const [{ application }, { goods }] = await Promise.all([
    read('/api/seller-applications/current', { query: { token } }),
    read('/api/seller-applications/goods'),
  ])
  return { application, goods }
}

/** The application alone. */
export const getApplication = (token: string | undefined) =>
  read('/api/seller-applications/current', { query: { token } })
