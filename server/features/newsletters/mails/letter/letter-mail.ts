import type { WholePage } from '#domain/content.schema.ts'
import type { Letterhead } from '#server/features/outbox/letterhead.service.ts'

/** Where a mail of a newsletter leads its reader, as whole addresses. */
export interface LetterLinks {
  /** The newsletter as a web page. */
  webUrl: string
  /** The subscriber's own page: languages, lists, and the way out. */
  preferencesUrl: string
  /** Takes the POST of a mail program's own button (RFC 8058). It is no link: programs that look at links would press it. */
  oneClickUrl: string
}

/** What a mail of a newsletter is written from. */
export interface LetterMail {
  letterhead: Pick<Letterhead, 'site' | 'language' | 'i18n' | 'addressOf'>
  /** Its words and blocks in the reader's language, as `readLetter` answers them. */
  letter: WholePage
  /** Its editors' own title stands in for a subject that nobody has written. */
  newsletter: { title: string }
}
