import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import { newSecret } from '#domain/ids.ts'
import { readLetter } from '#server/features/newsletters/letter.service.ts'
import type { JobCtx } from '#server/http/context.ts'
import type { newsletterEditions, newsletters } from '#db/schema/index.ts'

type Newsletter = typeof newsletters.$inferSelect
type Edition = typeof newsletterEditions.$inferSelect

/**
 * A newsletter as it is sent in a language: rendered once for all, with a mark in place of each reader's token. Nobody knows the mark
 * before its words are fixed: who could write it into them would be sent the tokens of all readers. The last comment of the HTML names it.
 */
export async function renderEdition(
  job: JobCtx,
  newsletter: Pick<Newsletter, 'id' | 'title' | 'shareableUrl'>,
  languageCode: string,
): Promise<Edition> {
  const letterhead = await letterheadIn(job, languageCode)
  const letter = await readLetter(
    { ...job, site: letterhead.site },
    { newsletterId: newsletter.id, languageCode },
  )
  // In its place the name would be sent that our own people call it by.
  if (!letter.texts['subject']?.value) throw new Error('a newsletter that is due has no subject')
  const mark = newSecret()
  // Loaded on use: a Worker that answers pages renders no letter.
  const { renderLetter } =
    await import('#server/features/newsletters/mails/letter/render-letter.ts')
  const { subject, html, text } = await renderLetter(
    { letterhead, letter, newsletter },
    {
      webUrl: letterhead.addressOf(`/newsletter/${newsletter.shareableUrl}`),
      // By which newsletter somebody leaves is counted, whichever way they take.
      preferencesUrl: letterhead.addressOf(
        `/newsletter/preferences/${mark}?newsletter=${newsletter.id}`,
      ),
      oneClickUrl: '',
    },
  )
  return {
    ...{ newsletterId: newsletter.id, languageCode, subject, text },
    html: `${html}<!--${mark}-->`,
    renderedAt: job.now(),
  }
}

/** The same for one reader. */
export function editionFor(
  { html, text }: Pick<Edition, 'html' | 'text'>,
  publicToken: string,
): { html: string; text: string } {
  const named = /<!--(?<mark>[\w-]+)-->$/u.exec(html)
  const mark = named?.groups?.['mark']
  if (!named || mark === undefined) throw new Error('an edition names no mark')
  return {
    html: html.slice(0, named.index).replaceAll(mark, publicToken),
    text: text.replaceAll(mark, publicToken),
  }
}
