/** Where the platform looks for files before the Worker is asked, and names that no page has. */
const filePath = /^\/(?:assets|pictures)\/|\.(?:svg|css|png|webp)$/u

/**
 * The answer to a request for a file that is not there: no page, and kept by nobody, since the next build may bring it. Undefined
 * for an address of something else.
 */
export function missingFile({ url, method }: Request): Response | undefined {
  if (!filePath.test(new URL(url).pathname)) return undefined
  return new Response(method === 'HEAD' ? null : 'Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
