import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

interface Caught {
  to: string
  messageId: string
  /** The mail as it came. */
  raw: string
}

/** A mail server on this machine that keeps what comes. */
export async function startMailCatcher() {
  const caught: Caught[] = []
  let connections = 0
  const catcher = {
    caught,
    /** Answers with this error instead of taking a receiver. */
    refuse: (_to: string): Error | undefined => undefined,
    /** Runs once a mail was taken, and before the server says so. */
    onCaught: () => undefined as void,
    /** Whether to end the connection once a mail was taken. */
    drops: () => false,
    connections: () => connections,
    parsed: (mail: Caught): Promise<ParsedMail> => simpleParser(mail.raw),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, callback) => {
      connections += 1
      callback()
    },
    onRcptTo: ({ address }, _session, callback) => {
      callback(catcher.refuse(address))
    },
    onData: (stream, session, callback) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString()
        const messageId = /^message-id: (?<id>.+)$/imu.exec(raw)?.groups?.['id'] ?? ''
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        caught.push({ to, messageId, raw })
        catcher.onCaught()
        callback()
        if (catcher.drops()) for (const connection of server.connections) connection.close()
      })
    },
  })
  // A sender that is ended in the middle of a mail resets its connection.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return Object.assign(catcher, {
    settings: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), MAIL_FROM: 'brev@example.no' },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  })
}
