import type { Settings } from './settings.ts'

export interface OutgoingMail {
  /** The same message sent twice carries the same id, so that a receiver can tell. */
  messageId: string
  from: { name: string; email: string }
  /** Where an answer goes, if not to `from`. */
  replyTo?: string
  to: string
  subject: string
  html: string
  text: string
}

/** The way out for e-mail. `send` resolves once a server has taken the message over, and throws where none did. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
}

const timeoutMs = 10_000
/** By the SMTP standard: TLS from the first byte. Any other port starts plain and turns to TLS where it is offered. */
const implicitTlsPort = 465

/** Mail over SMTP, or undefined where no server is set: messages are kept then. */
export function smtpMailer(settings: Settings): Mailer | undefined {
  if (settings.SMTP_HOST === '') return undefined
  return {
    async send(mail) {
      // Loaded on use: it opens sockets, which only the Worker has.
      const { LogLevel, WorkerMailer } = await import('worker-mailer')
      const { SMTP_HOST: host, SMTP_PORT: port } = settings
      const mailer = await WorkerMailer.connect({
        host,
        port,
        secure: port === implicitTlsPort,
        startTls: port !== implicitTlsPort,
        socketTimeoutMs: timeoutMs,
        responseTimeoutMs: timeoutMs,
        // Its log names receivers.
        logLevel: LogLevel.NONE,
        ...credentials(settings),
      })
      try {
        await mailer.send({
          from: { name: quotable(oneLine(mail.from.name)), email: bareAddress(mail.from.email) },
          to: bareAddress(mail.to),
          ...(mail.replyTo ? { reply: bareAddress(mail.replyTo) } : {}),
          subject: oneLine(mail.subject),
          html: mail.html,
          text: mail.text,
          headers: { 'Message-ID': mail.messageId },
        })
      } finally {
        // The server has taken the message: failing to say goodbye must not send it again.
        await mailer.close().catch(() => undefined)
      }
    },
  }
}

/** worker-mailer writes plain headers as they come: a line break would begin a header of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

/** It puts a name between quotes, and a quote in it would end it. */
function quotable(name: string): string {
  return name.replaceAll(/["\\]/gu, '')
}

/** One address and nothing else: no second receiver, no further command to the server. */
function bareAddress(address: string): string {
  if (/^[^\s\p{Cc}<>,;:"()\\]+@[^\s\p{Cc}<>,;:"()\\@]+$/u.test(address)) return address
  throw new TypeError('a mail has a receiver or sender that is no address')
}

function credentials(settings: Settings) {
  if (settings.SMTP_USER === '') return {}
  return {
    authType: ['plain' as const, 'login' as const],
    credentials: { username: settings.SMTP_USER, password: settings.SMTP_PASSWORD },
  }
}
