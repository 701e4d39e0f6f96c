export interface OutboxMessage {
  id: string
  kind: string
  languageCode: string
  recipient: string
  state: string
  attempts: number
  lastError: string
  createdAt: Date
  /** Absent until the job that sends has written it. */
  subject?: string
  html?: string
  text?: string
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 32px auto; max-width: 960px; padding: 0 20px }
  table { border-collapse: collapse; width: 100% }
  td, th { border-bottom: 1px solid #8884; padding: 8px 12px 8px 0; text-align: start; vertical-align: top }
  iframe { background: #fff; border: 1px solid #8884; border-radius: 10px; height: 85vh; width: 100% }
  pre { border: 1px solid #8884; border-radius: 10px; overflow-wrap: anywhere; padding: 16px; white-space: pre-wrap }
`

/** The list of messages, the newest first. */
export function mailPage(messages: readonly OutboxMessage[]): string {
  const rows = messages.map(
    (message) => `<tr>
      <td>${message.createdAt.toLocaleString('nb-NO', { timeZone: 'Europe/Oslo' })}</td>
      <td>${escaped(message.kind)}</td>
      <td>${escaped(message.languageCode)}</td>
      <td><bdi>${escaped(message.recipient)}</bdi></td>
      <td><a href="/${message.id}"><bdi>${escaped(subjectOf(message))}</bdi></a></td>
      <td>${escaped(stateOf(message))}</td></tr>`,
  )
  const table =
    rows.length > 0
      ? `<table><thead><tr><th>When</th><th>Mail</th><th>Language</th><th>To</th><th>Subject</th><th>State</th></tr></thead>
        <tbody>${rows.join('')}</tbody></table>`
      : '<p>No message yet. Place an order or sign up, and the mail is here within a minute.'
  return page('Outbox', `<h1>Outbox</h1>${table}`)
}

/** One message: as a mail program shows it, and its plain text. */
export function messagePage(message: OutboxMessage): string {
  return page(
    subjectOf(message),
    `<p><a href="/">Outbox</a></p><h1 dir="auto">${escaped(subjectOf(message))}</h1>
      <p>To <bdi>${escaped(message.recipient)}</bdi> · ${escaped(stateOf(message))}</p>${bodyOf(message)}`,
  )
}

function bodyOf({ id, html, text }: OutboxMessage): string {
  if (html === undefined || text === undefined)
    return '<p>Not written yet: the site that writes it is not running. Start it, and reload this page.'
  if (html === '') return '<p>It has left, and it opened something: its words are not kept.'
  return `<p><a href="/${id}/html">The mail alone</a></p><iframe sandbox title="HTML" src="/${id}/html"></iframe>
    <h2>Plain text</h2><pre dir="auto">${linked(escaped(text))}</pre>`
}

/** The frame of a mail follows no link: what a mail opens is opened from its text. */
function linked(escapedText: string): string {
  return escapedText.replaceAll(/https?:\/\/[^\s&]+/gu, '<a href="$&">$&</a>')
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escaped(title)}</title><style>${style}</style><body>${body}</body></html>`
}

function subjectOf({ subject, kind }: OutboxMessage): string {
  return subject ?? `${kind} (not written yet)`
}

function stateOf({ state, attempts, lastError }: OutboxMessage): string {
  return [state, attempts > 0 ? `${attempts} tries` : '', lastError].filter(Boolean).join(', ')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
