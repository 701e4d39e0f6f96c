import { conversationMessages, conversations, replyTemplates } from '#db/schema/index.ts'
import type { ContactForm, ContactTopic, ConversationStatus } from '#domain/conversations.ts'
import { newId } from '#domain/ids.ts'
import { searchable } from '#domain/search.ts'
import demo from './conversations.json' with { type: 'json' }
import { add, madeNow, type Seed } from './seed.ts'

interface DemoConversation {
  status: ConversationStatus
  hoursAgo: number
  /** The demo's owner answers it. */
  isOwners?: boolean
  form: ContactForm
  topic: ContactTopic
  subject: string
  name: string
  email: string
  orderNumber?: string
  languageCode: string
  /** Who wrote, how many hours ago, and what. */
  messages: ['sender' | 'staff' | 'note', number, string][]
}

const hourMs = 3_600_000

/** What people have written to the factory, in several languages and states, the oldest first, with texts to answer by. */
export function addConversations(seed: Seed, owner: { userId: string; name: string }): void {
  add(
    seed,
    replyTemplates,
    demo.templates.map((template) => ({
      ...{ id: newId(), factoryId: seed.factoryId, use: 'conversations' as const, ...template },
      ...madeNow(seed),
    })),
  )
  const list = demo.conversations as DemoConversation[]
  for (const conversation of list.toSorted((a, b) => b.hoursAgo - a.hoursAgo))
    addConversation(seed, conversation, owner)
}

function addConversation(
  seed: Seed,
  conversation: DemoConversation,
  owner: { userId: string; name: string },
): void {
  const id = newId()
  const { status, hoursAgo, form, topic, subject, name, email, languageCode } = conversation
  const { orderNumber = '', messages } = conversation
  const at = seed.now - hoursAgo * hourMs
  const lastAt = seed.now - Math.min(...messages.map(([, ago]) => ago)) * hourMs
  const year = new Date(at).getUTCFullYear()
  seed.statements.push(countedUp(seed, year))
  add(seed, conversations, [
    {
      ...{ id, factoryId: seed.factoryId, number: `waiting for its number ${id}`, status },
      ...{ form, topic, subject, name, email, orderNumber, languageCode, lastAt },
      assignedTo: conversation.isOwners ? owner.userId : null,
      searchText: searchable(`${name} ${subject}`, [email, orderNumber].join(' ')),
      ...{ createdAt: at, updatedAt: lastAt },
    },
  ])
  seed.statements.push(numbered(seed, id, year))
  add(
    seed,
    conversationMessages,
    messages.map(([author, ago, text]) => ({
      ...{ id: newId(), conversationId: id, text, isInternal: author === 'note' },
      author: author === 'sender' ? ('sender' as const) : ('staff' as const),
      authorName: author === 'sender' ? name : owner.name,
      userId: author === 'sender' ? null : owner.userId,
      createdAt: seed.now - ago * hourMs,
    })),
  )
}

/** The demo's messages take numbers from the site's own counter: the next real one follows without a gap. */
function countedUp({ factoryId }: Seed, year: number) {
  return {
    sql: `insert into counters (scope, year, last) values (?, ?, 1)
      on conflict (scope, year) do update set last = last + 1`,
    args: [`conversations:${factoryId}`, year],
  }
}

function numbered({ factoryId }: Seed, id: string, year: number) {
  return {
    sql: `update conversations
      set number = ? || (select printf('%05d', last) from counters where scope = ? and year = ?)
      where id = ?`,
    args: [`M-${String(year).slice(2)}-`, `conversations:${factoryId}`, year, id],
  }
}
