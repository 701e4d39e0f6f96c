import { refusalOf } from './mail-refusal.ts'
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
  /** Beside those that every mail has, each on one line. */
  headers?: Record<string, string>
}

/** A way to a mail server that is open: several mails go through it, one after the other. */
export interface MailConnection {
  /** Resolves once the server has taken the message over. Throws a `MailRefusal` where it answered no, else whatever broke. */
  send(mail: OutgoingMail): Promise<void>
  /** Never throws: what the server has taken it has. */
  close(): Promise<void>
}

/** Of a mail whose receiver or sender is no address: no server was asked. */
export class AddressFault extends TypeError {}

/** The way out for e-mail. `send` resolves once a server has taken the message over, and throws where none did. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  /** For many mails. Throws where the server is not there. */
  open(): Promise<MailConnection>
}

const timeoutMs = 10_000
/** By the SMTP standard: TLS from the first byte. Any other port starts plain and turns to TLS where it is offered. */
const implicitTlsPort = 465

/** Mail over SMTP, or undefined where no server is set: messages are kept then. */
export function smtpMailer(settings: Settings): Mailer | undefined {
  if (settings.SMTP_HOST === '') return undefined
  const open = () => openConnection(settings)
  return {
    open,
    async send(mail) {
      const connection = await open()
      try {
        await connection.send(mail)
      } finally {
        await connection.close()
      }
    },
  }
}

async function openConnection(settings: Settings): Promise<MailConnection> {
  // Loaded on use: it opens sockets, which only the Worker has.
  const { LogLevel, WorkerMailer } = await import('worker-mailer')
  const { SMTP_HOST: host, SMTP_PORT: port } = settings
  const smtp = await WorkerMailer.connect({
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
  endWithServer(smtp)
  return {
    async send(mail) {
      const written = writtenMail(mail)
      try {
        await smtp.send(written)
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },
    close: () => smtp.close().catch(() => undefined),
  }
}

/**
 * worker-mailer waits for an answer by reading on, also from a connection that the server has closed: its loop would then take the
 * processor for itself and never end. Its reader says so instead.
 */
function endWithServer(smtp: object): void {
  const reader = Reflect.get(smtp, 'reader') as ReadableStreamDefaultReader<Uint8Array>
  const read = reader.read.bind(reader)
  reader.read = async () => {
    const part = await read()
    if (part.done) throw new Error('the mail server has closed the connection')
    return part
  }
}

/** A mail as worker-mailer takes it: no text of it ends a line, a name or an address. */
function writtenMail(mail: OutgoingMail) {
  const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => [name, oneLine(value)])
  return {
    from: { name: quotable(oneLine(mail.from.name)), email: bareAddress(mail.from.email) },
    to: bareAddress(mail.to),
    ...(mail.replyTo ? { reply: bareAddress(mail.replyTo) } : {}),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    headers: { ...Object.fromEntries(headers), 'Message-ID': mail.messageId },
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

/**
 * One address and nothing else: no second receiver, no further command to the server. Its domain goes out in the letters that every
 * mail server reads.
 * @example bareAddress('kari+brev@blåbær.no') // 'kari+brev@xn--blbr-roah.no'
 */
function bareAddress(address: string): string {
  const parts = /^(?<name>[^\s\p{Cc}<>,;:"()\\]+)@(?<domain>[^\s\p{Cc}<>,;:"()\\@]+)$/u.exec(
    address,
  )
  const { name, domain = '' } = parts?.groups ?? {}
  // eslint-disable-next-line no-control-regex -- the letters of ASCII are what is meant
  const plain = /^[\x00-\x7f]*$/u.test(domain) ? domain : URL.parse(`http://${domain}`)?.hostname
  if (name !== undefined && plain) return `${name}@${plain}`
  throw new AddressFault('a mail has a receiver or sender that is no address')
}

function credentials(settings: Settings) {
  if (settings.SMTP_USER === '') return {}
  return {
    authType: ['plain' as const, 'login' as const],
    credentials: { username: settings.SMTP_USER, password: settings.SMTP_PASSWORD },
  }
}
