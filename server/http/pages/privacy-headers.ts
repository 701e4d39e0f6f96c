/** A page of one visitor is kept by nobody, found by no search engine, and its address is told to nobody. */
export function setPrivacyHeaders(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Robots-Tag', 'noindex')
}
