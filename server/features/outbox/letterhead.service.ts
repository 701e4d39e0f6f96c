import type { I18n } from '@lingui/core'
import { catalogueFor } from '#domain/languages.ts'
import { findSite } from '#server/site/site.service.ts'
import { defaultLanguageOf, type Site } from '#server/site/site.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { JobCtx } from '#server/http/context.ts'

/** What every mail of the factory is written with, in its receiver's language. */
export interface Letterhead {
  site: Site
  language: { code: string; direction: 'ltr' | 'rtl' }
  i18n: I18n
  from: { name: string; email: string }
  /** The address of a bare path in this language: the deployment's own, not that of the request. */
  addressOf: (path: string) => string
}

/** The letterhead in a language. Throws where there is no factory to write for. */
export async function letterheadIn(job: JobCtx, languageCode: string): Promise<Letterhead> {
  const site = await findSite({ ...job, openDatabase: () => job.database })
  if (!site) throw new Error('a mail is due and no factory is there to send it')
  const language = site.languages.find(({ code }) => code === languageCode)
  const { origin } = new URL(job.settings.PUBLIC_URL)
  return {
    site,
    language: { code: languageCode, direction: language?.direction ?? 'ltr' },
    i18n: await translatorFor({
      ...job,
      site,
      language: language ?? {
        code: languageCode,
        catalogue: catalogueFor([languageCode, defaultLanguageOf(site)]),
      },
    }),
    from: { name: site.company.name, email: job.settings.MAIL_FROM || (site.company.email ?? '') },
    addressOf: (path) => `${origin}/${languageCode}${path}`,
  }
}
