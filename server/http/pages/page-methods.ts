/**
 * The refusal of a method that no page takes; undefined for those that read. What changes something goes to the API, but for the form
 * that has to work without scripts (`isPlainForm`).
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
