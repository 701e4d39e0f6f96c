/** A page of one visitor is kept by nobody, found by no search engine, and its address is sent to nobody. */
export function setPrivacyHeaders(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Robots-Tag', 'noindex')
}

/** A page that may hold a draft is kept by nobody and found by no search engine. */
export function hidePage(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store')
  headers.set('X-Robots-Tag', 'noindex')
}
