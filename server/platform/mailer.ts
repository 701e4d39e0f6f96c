import { headerText, isAscii, namedAddress, oneLine } from './mail-header.ts'
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

/** How long a server may take until it is there. */
const connectMs = 10_000
/** How long it may take for an answer: one that looks into each mail needs its time, and what it takes after that comes twice. */
const answerMs = 50_000
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
    socketTimeoutMs: connectMs,
    // What it takes and cannot deliver it reports: without these words it would be told not to.
    dsn: { NOTIFY: { FAILURE: true }, RET: { HEADERS: true } },
    // Its log names receivers.
    logLevel: LogLevel.NONE,
    ...credentials(settings),
  })
  endWithServer(smtp)
  // Its own setting of that name is not read.
  Reflect.set(smtp, 'responseTimeoutMs', answerMs)
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
  const sender = bareAddress(mail.from.email)
  return {
    from: { email: sender },
    to: bareAddress(mail.to),
    subject: oneLine(mail.subject),
    ...(mail.replyTo ? { reply: bareAddress(mail.replyTo) } : {}),
    html: mail.html,
    text: mail.text,
    headers: {
      ...Object.fromEntries(headers),
      From: namedAddress(mail.from.name, sender),
      Subject: headerText(mail.subject),
      'Message-ID': mail.messageId,
    },
  }
}

/**
 * One address and nothing else: no second receiver, no further command to the server. Its domain goes out in the letters that every
 * mail server reads.
 * @example bareAddress('kari+brev@blåbær.no') // 'kari+brev@xn--blbr-roah.no'
 */
export function bareAddress(address: string): string {
  const parts = /^(?<name>[^\s\p{Cc}<>,;:"()\\]+)@(?<domain>[^\s\p{Cc}<>,;:"()\\@]+)$/u.exec(
    address,
  )
  const { name, domain = '' } = parts?.groups ?? {}
  const plain = isAscii(domain) ? domain : URL.parse(`http://${domain}`)?.hostname
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
