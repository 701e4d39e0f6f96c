import { html } from 'hono/html'
import type { Language } from '#domain/languages.ts'

/** What somebody reads whose preview link has ended: there is no page of the site to say it on. */
export function previewOverPage({ code, direction }: Language, sentence: string) {
  return html`<!doctype html>
    <html lang="${code}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${sentence}</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main><h1>${sentence}</h1></main>
      </body>
    </html>`
}
