import type { Mailer, OutgoingMail } from '#server/platform/mailer.ts'

/** A mail server that takes what comes, or is down. */
export function mailServer() {
  const taken: OutgoingMail[] = []
  const server: Mailer & {
    taken: OutgoingMail[]
    isDown: boolean
    /** How many connections were opened. */
    opened: number
    /** Throws what the server answers instead of taking a mail. */
    refuse: (mail: OutgoingMail) => void
    /** Runs once a mail was taken: a worker may end there. */
    afterwards: (mail: OutgoingMail) => void | Promise<void>
  } = {
    taken,
    isDown: false,
    opened: 0,
    refuse: () => undefined,
    afterwards: () => undefined,
    async open() {
      if (server.isDown) throw new TypeError('connection refused')
      server.opened += 1
      return { send: (mail) => server.send(mail), close: async () => undefined }
    },
    async send(mail) {
      if (server.isDown) throw new TypeError('connection refused for ingrid@example.no')
      server.refuse(mail)
      taken.push(mail)
      await server.afterwards(mail)
    },
  }
  return server
}
