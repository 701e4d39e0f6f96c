import { appConfig } from '#config'

/** Shown when the database was never reached and nothing is remembered: no language is known yet, so it says it in all. */
const sentences: Record<string, string> = {
  nb: 'Vi får ikke kontakt med butikken akkurat nå. Prøv igjen om litt.',
  en: 'We cannot reach the shop right now. Please try again in a moment.',
  ar: 'لا يمكننا الوصول إلى المتجر الآن. يرجى المحاولة بعد قليل.',
  pl: 'Nie możemy teraz połączyć się ze sklepem. Spróbuj ponownie za chwilę.',
  uk: 'Зараз ми не можемо зв’язатися з крамницею. Спробуйте за хвилину.',
}

export function unavailablePage(request: Request): Response {
  const lines = appConfig.catalogues
    .map(
      (code) =>
        `<p lang="${code}"${code === 'ar' ? ' dir="rtl"' : ''}>${sentences[code] ?? ''}</p>`,
    )
    .join('')
  return plainPage(request, 503, lines)
}

/** Shown when no factory is active (ledger B10, G04). */
export function noSitePage(request: Request): Response {
  return plainPage(request, 404, '<h1>No factory found</h1>')
}

function plainPage(request: Request, status: number, body: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${appConfig.defaults.companyName}</title></head><body>${body}</body></html>`
  return new Response(request.method === 'HEAD' ? null : html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    },
  })
}
