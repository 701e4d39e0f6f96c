/**
 * The refusal of a method that no page takes; undefined for those that read. No form of the site is sent to a page: what changes
 * something goes to the API.
 */
export function refusedMethod({ method }: Request): Response | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  return new Response('This address does not take that kind of request.\n', {
    status: 405,
    headers: {
      Allow: 'GET, HEAD',
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}
