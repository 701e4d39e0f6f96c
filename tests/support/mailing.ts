import type { Mailer, OutgoingMail } from '#server/platform/mailer.ts'

/** A mail server that takes what comes, or is down. */
export function mailServer() {
  const taken: OutgoingMail[] = []
  const server: Mailer & { taken: OutgoingMail[]; isDown: boolean } = {
    taken,
    isDown: false,
    async send(mail) {
      if (server.isDown) throw new TypeError('connection refused for ingrid@example.no')
      taken.push(mail)
    },
  }
  return server
}
