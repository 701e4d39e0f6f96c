import { beforeAll, expect, test } from 'vitest'
import { newId, sha256Hex } from '#domain/ids.ts'
import { richTextPolicy } from '#domain/rich-text-policy.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { openDatabase } from '#server/platform/database.ts'
import { useApi } from '#tests/support/api.ts'
import { hostile, hostileHtml } from '#tests/support/hostile-html.ts'
import { contactMessage, writeTo } from '#tests/support/conversations.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { newPerson } from '#tests/support/people.ts'
import { makeQuote } from '#tests/support/quotes.ts'
import { makeApplication } from '#tests/support/seller-applications.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'
import { fillCart, placed } from '#tests/support/shopping.ts'
import { type MessageKind, queuedMessage } from './message.queries.ts'
import { deliverDue } from './outbox.service.ts'

const api = useApi()
/** Moved on with each round, so that the site is read anew. */
let now = Date.now()
const about: Partial<Record<MessageKind, string>> = {}
const complaint = crypto.randomUUID()
/** Which part of the order it is about. */
const partOf: Partial<Record<MessageKind, string>> = {
  M3: 'short',
  M5: 'shipment',
  M10: 'refund',
  M11: 'invoice',
  C3: 'answer',
  Q3: 'message',
  'Q3-answer': 'message',
  Q4: '1',
  Q5: '1',
  Q9: '1',
}
const kinds = Object.keys(mailRenderers) as MessageKind[]

/** Every column with somebody's words that a mail shows. */
const shown: Record<string, readonly string[]> = {
  complaints: ['text', 'answer'],
  conversation_messages: ['author_name', 'text'],
  conversations: ['name', 'order_number', 'subject'],
  events: ['reason'],
  factories: ['name', 'address', 'phone'],
  factory_settings: ['company_name', 'legal_name', 'org_no', 'contact_phone', 'contact_email'],
  newsletters: ['title', 'from_name'],
  order_lines: ['title_snapshot', 'package_size_snapshot'],
  orders: [
    ...['name', 'phone', 'company_name', 'org_no', 'po_number', 'invoice_address', 'note'],
    ...['shipping_name', 'tracking'],
  ],
  page_content_translations: ['content_value'],
  quote_messages: ['text'],
  quote_offers: ['message'],
  quotes: ['company', 'contact', 'message', 'outcome_note'],
  refunds: ['reason'],
  restaurant_order_lines: ['title', 'comment', 'allergy_note'],
  restaurant_orders: ['reason_text', 'name', 'comment', 'allergy_note'],
  restaurant_translations: ['name'],
  restaurants: ['street', 'postcode', 'city', 'phone'],
  seller_applications: ['company', 'decision_note'],
  sellers: ['name', 'status_reason'],
  sessions: ['device'],
  shipments: ['carrier', 'tracking'],
  short_items: ['substitute_title'],
  users: ['name', 'email'],
  withdrawals: ['name', 'reason'],
}

beforeAll(async () => {
  const buyer = api.visitor()
  await fillCart(api.database, buyer, { 'cultured-butter': 3 })
  const { number } = await placed(buyer)
  const { rows } = await api.database.execute({
    sql: 'select id from orders where number = ?',
    args: [number],
  })
  const order = String(rows[0]?.['id'])
  // Of one that is called off, the mail says why.
  await api.database.execute({
    sql: `update events set event = 'call_off' where entity_id = ?`,
    args: [order],
  })
  await api.database.batch([
    {
      sql: `insert into complaints (id, order_id, text, status, answer, created_at, updated_at) values (?, ?, '', 'accepted', '', 1, 1)`,
      args: [complaint, order],
    },
    {
      sql: `insert into withdrawals (order_id, lines, amount_ore, name, email, received_at, status, updated_at)
        select order_id, json_array(json_object('lineId', id, 'quantity', 1)), 1, '', '', 1, 'declined', 1
        from order_lines where order_id = ? limit 1`,
      args: [order],
    },
  ])
  const facts = JSON.stringify({
    ...{ slug: 'jam', packageSize: '500 g', vatClass: 'food', withdrawalPolicy: 'perishable' },
    allergens: [{ code: 'milk', level: 'contains', detail: '' }],
  })
  await api.database.batch(
    [
      `insert into short_items (id, order_id, line_id, quantity, substitute_id, substitute_title, substitute_ore, substitute_facts, asked_at, due_at)
        select 'short', order_id, id, 1, product_id, '', 100, '${facts}', 1, 2 from order_lines where order_id = '${order}'`,
      `insert into shipments (id, order_id, number, lines, sent_at)
        select 'shipment', order_id, 1, json_array(json_object('lineId', id, 'quantity', 1)), 1
        from order_lines where order_id = '${order}'`,
      `insert into refunds (id, factory_id, order_id, number, amount_ore, vat, lines, other_ore, reason, way, created_at)
        select 'refund', factory_id, id, 'K-26-000001', 100, vat, '[]', 100, '', 'bank', 1 from orders where id = '${order}'`,
      `insert into invoices (id, factory_id, order_id, kind, number, issued_on, due_on, language_code, data, created_at)
        select 'invoice', factory_id, id, 'invoice', 'F-26-000001', '2026-11-28', '2026-12-12', 'en',
          json_object('seller', json_object('bankAccount', '15061112348'), 'buyer', json_object('orgNo', null),
            'vat', json(vat), 'totalOre', total_ore), 1 from orders where id = '${order}'`,
    ],
    'write',
  )
  const person = await newPerson(api.database, { role: 'editor' })
  const { id: ticket } = await makeTicket(api.database)
  const quote = await makeQuote(api.database, {
    ...{ status: 'accepted', columns: { order_id: order, outcome_reason: 'price' } },
  })
  await api.database.execute({
    sql: `insert into quote_messages (id, quote_id, author, author_name, text, line_ids, is_internal, created_at)
      values ('message', ?, 'buyer', '', '', '[]', 0, 1)`,
    args: [quote.id],
  })
  for (const kind of kinds) if (kind.startsWith('Q')) about[kind] = quote.id
  const application = await makeApplication(api.database, { status: 'changes_requested' })
  await api.database.execute({
    sql: `insert into sellers (id, factory_id, slug, status, name, kind, org_no, street, postcode, city, lat, lng, contact, phone, email,
      weekly, exceptions, approved_at, terms_version, search_text, created_at, updated_at)
      select 'seller', factory_id, 'utne', 'suspended', '', 'shop', '', '', '', '', 60, 6, '', '', '', '[]', '[]', 1, '1', '', 1, 1
      from seller_applications where id = ?`,
    args: [application.id],
  })
  for (const kind of kinds)
    if (kind.startsWith('S')) about[kind] = kind.startsWith('S6') ? 'seller' : application.id
  const sent = await writeTo(api.visitor(), contactMessage())
  const { rows: written } = await api.database.execute({
    sql: 'select id from conversations where number = ?',
    args: [sent.number ?? ''],
  })
  const conversation = String(written[0]?.['id'])
  await api.database.execute({
    sql: `insert into conversation_messages (id, conversation_id, author, author_name, text, is_internal, created_at)
      values ('answer', ?, 'staff', '', '', 0, 9e15)`,
    args: [conversation],
  })
  for (const kind of kinds) if (kind.startsWith('C')) about[kind] = conversation
  const letter = newId()
  await api.database.batch(
    [
      {
        sql: `insert into newsletters (id, factory_id, shareable_url, title, status, list_id, created_at, updated_at)
          select ?1, factory_id, ?1, '', 'draft', id, 1, 1 from newsletter_lists where is_default = 1`,
        args: [letter],
      },
      {
        sql: `insert into page_sections (factory_id, page_slug, number, kind, is_hidden, settings, sort_order, created_at, updated_at)
          select factory_id, 'letter-' || id, 1, 'letter-text', 0, '{}', 0, 1, 1 from newsletters where id = ?`,
        args: [letter],
      },
      {
        sql: `insert into page_contents (id, factory_id, page_slug, content_key, content_type, is_active, sort_order, created_at, updated_at)
          select 'words', factory_id, 'letter-' || id, 'section.1.text', 'html', 1, 0, 1, 1 from newsletters where id = ?`,
        args: [letter],
      },
      `insert into page_content_translations (page_content_id, language_code, content_value) values ('words', 'en', '')`,
      {
        sql: `insert into subscribers (id, factory_id, email, language_code, status, public_token, source, created_at, updated_at)
          select 'reader', id, 'ingrid@example.no', 'en', 'enabled', ?, 'home', 1, 1 from factories`,
        args: [letter],
      },
    ],
    'write',
  )
  Object.assign(about, {
    N0: letter,
    N1: 'reader',
    N2: 'reader',
    N3: 'reader',
    ...{
      R0: ticket,
      R1: ticket,
      R2: ticket,
      R3: ticket,
      R4: ticket,
      R5: ticket,
      R6: ticket,
      'R6-late': ticket,
      R7: ticket,
    },
    M1: order,
    M3: order,
    M10: order,
    M11: order,
    M4: order,
    M5: order,
    M6: order,
    'M6-unapproved': order,
    'M6-unpaid': order,
    'M6-late': order,
    M7: order,
    'M8-accepted': order,
    'M8-declined': order,
    M9: order,
    'M9-accepted': order,
    'M9-refused': order,
    A9: order,
    A12: order,
    A4: await sha256Hex(person.secret),
    'A5-role': person.id,
    'A5-owners': person.id,
  })
})

/** Every mail that there is, as the words of the database have it written. */
async function everyMail(words: string) {
  now += 60_000
  const { rows } = await api.database.execute('select id from factories')
  await api.database.batch(
    [
      'delete from outbox',
      ...Object.entries(shown).flatMap(([table, columns]) =>
        columns.map((column) => ({ sql: `update ${table} set ${column} = ?`, args: [words] })),
      ),
      {
        sql: `update order_lines set options = json_array(json_object('label', ?, 'value', ?, 'text', ?))`,
        args: [words, words, words],
      },
      {
        sql: `update quote_offers set lines = json_set(lines, '$[0].title', ?, '$[0].packageSize', ?)`,
        args: [words, words],
      },
      // Only to an address that is proven goes what the buyer typed.
      'update orders set email_proven_at = 1',
      'update content_revisions set revision = revision + 1',
    ],
    'write',
  )
  await openDatabase(api.platform, () => {}).write(
    kinds.map((kind) =>
      queuedMessage({
        factoryId: String(rows[0]?.['id']),
        kind,
        entityId: about[kind] ?? `${kind} ${words}`,
        ...(kind.startsWith('M9') && { about: complaint }),
        ...(partOf[kind] !== undefined && { about: partOf[kind] }),
        languageCode: 'en',
        recipient: 'ingrid@example.no',
        secret: '493817',
        at: now,
      }),
    ),
  )
  const mailer = mailServer()
  for (let left = kinds.length; left > 0; left -= 1) {
    const before = mailer.taken.length
    await deliverDue(jobAt(api, now), { mailer, renderers: mailRenderers })
    if (mailer.taken.length === before) break
  }
  return mailer.taken
}

/** The elements of a mail without what stands in their attributes, and where its links lead. */
function partsOf(html: string) {
  const elements = [...html.matchAll(/<[a-z!/][^>]*>/giu)].map(([element]) => element)
  return {
    elements: elements.map((element) => element.replaceAll(/"[^"]*"/gu, '""')),
    links: elements.flatMap((element) => /\b(?:href|src)="([^"]*)"/u.exec(element)?.[1] ?? []),
  }
}

test('[I6] no mail holds markup, a header of its own or a link that runs, whatever the texts say', async () => {
  const plain = await everyMail('Å')
  expect(plain).toHaveLength(kinds.length)
  const known = new Set(plain.flatMap(({ html }) => partsOf(html).elements))
  // What a formatted text of the terms or of a newsletter may hold.
  const formatted = new RegExp(`^</?(?:${richTextPolicy.tags.join('|')})\\b`, 'u')
  for (let number = 0; number < hostileHtml.length; number += 29) {
    const words = `${hostile(number)}\r\nBcc: evil@evil.example`
    const mails = await everyMail(words)
    expect(mails).toHaveLength(kinds.length)
    for (const { html, subject } of mails) {
      const { elements, links } = partsOf(html)
      expect(html).toContain('evil@evil.example')
      expect(subject).not.toMatch(/\p{Cc}/u)
      for (const element of elements)
        if (!known.has(element)) {
          expect(element).toMatch(formatted)
          expect(element).not.toMatch(/\son\w+\s*=/iu)
        }
      for (const link of links) expect(link).toMatch(/^(?:https?:\/\/|mailto:|tel:)/u)
    }
  }
})
