/** What a mail server refused: this receiver, what the mail says, or us as its sender. */
export type RefusedPart = 'receiver' | 'content' | 'sender'

/** A mail server's no. Its own words name the receiver and are not kept. */
export class MailRefusal extends Error {
  override name = 'MailRefusal'
  readonly part: RefusedPart
  /** As SMTP answers: `550`. From 500 on the same mail is refused again. */
  readonly code: number
  /** The finer code of RFC 3463, where the server gave one: `5.1.1`. */
  readonly detail: string

  constructor(part: RefusedPart, code: number, detail: string) {
    super(`a mail server answered ${code}`)
    this.part = part
    this.code = code
    this.detail = detail
  }

  /** True where the address is one that takes no mail, now or ever: not where the server will not take it from us. */
  get isNoMailbox(): boolean {
    if (this.code < 500) return false
    if (this.detail !== '') return /^5\.(?:1\.(?:[1-36]|10)|2\.1)$/u.test(this.detail)
    return this.part === 'receiver' && [550, 551, 553].includes(this.code)
  }
}

const said: readonly [RegExp, RefusedPart][] = [
  [
    /^Invalid RCPT TO: <[^>]*>\D*?(?<code>\d{3})(?:[ -](?<detail>[245]\.\d{1,3}\.\d{1,3}))?/u,
    'receiver',
  ],
  [
    /^Invalid MAIL FROM: <[^>]*>\D*?(?<code>\d{3})(?:[ -](?<detail>[245]\.\d{1,3}\.\d{1,3}))?/u,
    'sender',
  ],
  [/^Failed to send DATA: (?<code>\d{3})(?:[ -](?<detail>[245]\.\d{1,3}\.\d{1,3}))?/u, 'content'],
  [
    /^Failed send email body: (?<code>\d{3})(?:[ -](?<detail>[245]\.\d{1,3}\.\d{1,3}))?/u,
    'content',
  ],
]

/**
 * The server's answer in an error of worker-mailer; undefined for one that is no answer, such as a connection that broke.
 * @example refusalOf(new Error('Invalid RCPT TO: <a@b.no> 550 5.1.1 No such user'))?.isNoMailbox // true
 */
export function refusalOf(error: unknown): MailRefusal | undefined {
  if (!(error instanceof Error)) return undefined
  for (const [pattern, part] of said) {
    const { code, detail = '' } = pattern.exec(error.message)?.groups ?? {}
    if (code !== undefined) return new MailRefusal(part, Number(code), detail)
  }
  return undefined
}
