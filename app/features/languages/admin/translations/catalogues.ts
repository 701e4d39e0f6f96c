import { formatter } from '@lingui/format-po'

/** A message of the product: in English, as it was written, and in the words of one language, empty where it has none. */
export interface Message {
  key: string
  english: string
  words: string
  /** The files that show it, and what a translator must know. */
  context: string
}

/** The catalogues as they are written, fetched by this list alone; the server has no use for them. */
const files: Record<string, () => Promise<string>> = import.meta.env.SSR
  ? {}
  : import.meta.glob<string>(['/app/i18n/*/*.po', '/server/i18n/locales/*.po'], {
      query: '?raw',
      import: 'default',
    })

/** A message as a catalogue has it. */
interface Written {
  message?: string
  translation?: string
  context?: string
  obsolete?: boolean
  origin?: [file: string, line?: number][]
}

const read = new Map<string, Promise<Message[]>>()

/** All messages in a language; one without catalogues has them without words. Read once. */
export function messagesIn(code: string): Promise<Message[]> {
  const known = read.get(code)
  if (known) return known
  const messages = readMessages(code)
  read.set(code, messages)
  // What could not be fetched is asked for again by the next who wants it.
  messages.catch(() => read.delete(code))
  return messages
}

async function readMessages(code: string): Promise<Message[]> {
  const own = await parsed(code)
  if (own.length > 0) return own
  return (await parsed('en')).map((message) => ({ ...message, words: '' }))
}

async function parsed(code: string): Promise<Message[]> {
  const po = formatter()
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${code}.po`))
  const catalogues = await Promise.all(
    wanted.map(async ([path, load]) => {
      const messages: Record<string, Written> = await po.parse(await load(), {
        locale: code,
        sourceLocale: 'en',
        filename: path,
      })
      return Object.entries(messages).flatMap(([key, message]): Message[] => {
        if (message.obsolete || !key) return []
        const english = message.message ?? key
        const shownBy = (message.origin ?? []).map((origin) => origin[0].split('/').at(-1))
        const context = [message.context, ...shownBy].filter(Boolean).join(' · ')
        return [{ key, english, words: message.translation ?? '', context }]
      })
    }),
  )
  return togetherByKey(catalogues.flat())
}

/** A text that pages show and the server says, too, is one. */
function togetherByKey(messages: readonly Message[]): Message[] {
  const byKey = new Map<string, Message>()
  for (const message of messages) {
    const known = byKey.get(message.key)
    const context = [known?.context, message.context].filter(Boolean).join(' · ')
    byKey.set(message.key, { ...message, context })
  }
  return [...byKey.values()]
}
