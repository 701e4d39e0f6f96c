import { appConfig } from '#config'

/** Shown when no factory is active: there is no menu, no language and no name to show it with. */
export function noSitePage(request: Request): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${appConfig.defaults.companyName}</title></head><body><h1>No factory found</h1></body></html>`
  return new Response(request.method === 'HEAD' ? null : html, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'no-store',
    },
  })
}
