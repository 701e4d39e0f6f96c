import type { NewsletterPreview } from '#domain/admin-newsletters.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { readLetter } from '#server/features/newsletters/letter.service.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { Ctx, JobCtx } from '#server/http/context.ts'
import type { Site } from '#server/site/site.ts'
import { findNewsletter, type NewsletterRow } from './newsletters.repository.ts'

/** A newsletter as its mail is in a language now, beside its pictures: subject, first line and plain text. Refuses `not_found`. */
export async function getPreview(
  ctx: Ctx,
  id: string,
  languageCode: string,
): Promise<Result<NewsletterPreview>> {
  const newsletter = await newsletterIn(ctx, id, languageCode)
  if (!newsletter) return refused('not_found')
  const { subject, text, preheader } = await letterIn(ctx, newsletter, languageCode)
  return done({ subject, text, preheader })
}

/**
 * The same as a document to look at, in the light or in the dark whatever the reader's own device prefers. Its links say where they
 * lead and lead nowhere: it is looked at in a frame. Refuses `not_found`.
 */
export async function getLetterDocument(
  ctx: Ctx,
  id: string,
  { language, look }: { language: string; look: 'light' | 'dark' },
): Promise<Result<string>> {
  const newsletter = await newsletterIn(ctx, id, language)
  if (!newsletter) return refused('not_found')
  const { html } = await letterIn(ctx, newsletter, language)
  const { origin } = new URL(ctx.settings.PUBLIC_URL)
  return done(
    html
      .replaceAll(/\(prefers-color-scheme: ?dark\)/gu, look === 'dark' ? 'all' : 'not all')
      .replaceAll(/(content="|color-scheme: ?)light dark/gu, `$1${look}`)
      // Pictures come from the site that is looked at, whatever it is called outside.
      .replaceAll(` src="${origin}/`, ' src="/')
      .replaceAll(/(<a\b[^>]*?) href="/gu, '$1 title="'),
  )
}

/** The mail of a newsletter in a language, with links that are nobody's. */
export async function letterIn(
  job: JobCtx & { site: Site },
  newsletter: NewsletterRow,
  languageCode: string,
) {
  const [letterhead, letter] = await Promise.all([
    letterheadIn(job, languageCode),
    readLetter(job, { newsletterId: newsletter.id, languageCode }),
  ])
  const archive = letterhead.addressOf('/newsletter')
  // Loaded on use: a Worker that answers pages renders no letter.
  const { renderLetter } =
    await import('#server/features/newsletters/mails/letter/render-letter.ts')
  const mail = await renderLetter(
    { letterhead, letter, newsletter },
    {
      webUrl: letterhead.addressOf(`/newsletter/${newsletter.shareableUrl}`),
      preferencesUrl: archive,
      oneClickUrl: archive,
    },
  )
  return { ...mail, letterhead, preheader: letter.texts['preheader']?.value ?? '' }
}

async function newsletterIn(
  ctx: Ctx,
  id: string,
  languageCode: string,
): Promise<NewsletterRow | undefined> {
  if (!ctx.site.languages.some(({ code }) => code === languageCode)) return undefined
  return (await findNewsletter(ctx, id))?.newsletter
}
