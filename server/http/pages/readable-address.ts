import { prefixedPath } from '#domain/languages.ts'

/** Two segments that no route has. */
const nowhere = '/-/-'

/**
 * The request as the router can read it. At an address that cannot be decoded (`/products/%`) Start would answer with an empty page;
 * it is shown one that leads nowhere instead, as the browser's router takes it too: readers get the site's own not-found page.
 */
export function atReadableAddress(request: Request, prefix: string | undefined): Request {
  const url = new URL(request.url)
  if (isDecodable(url.pathname)) return request
  url.pathname = prefix ? prefixedPath(nowhere, prefix) : nowhere
  return new Request(url, request)
}

function isDecodable(path: string): boolean {
  try {
    // Its value is used, since the build drops a call whose value nobody wants.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
