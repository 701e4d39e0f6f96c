import type { Client } from '@libsql/client/http'
import {
  documentVersions,
  newsletterDeliveries,
  newsletterLists,
  newsletters,
  pageContents,
  pageContentTranslations,
  pageSections,
  subscribers,
  subscriptions,
} from '#db/schema/index.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import { consentVersion, letterPage } from '#domain/newsletters.ts'
import type { SectionKind } from '#domain/sections.ts'
import { readPages } from './content.ts'
import { addContents } from './contents.ts'
import type { LanguageCode, Texts } from './languages.ts'
import demo from './newsletters.json' with { type: 'json' }
import { add, madeNow, type Seed } from './seed.ts'
import type { Shop } from './shop.ts'

interface DemoNewsletter {
  title: string
  status: 'sent' | 'draft'
  daysAgo: number
  blocks: SectionKind[]
  products: string[]
  url: string | null
  texts: Record<string, Partial<Texts>>
}

const dayMs = 24 * 3_600_000
/** What each of the demo's subscribers reads. */
const readers: readonly LanguageCode[] = [
  ...Array.from({ length: 18 }, () => 'nb' as const),
  ...Array.from({ length: 6 }, () => 'en' as const),
  ...Array.from({ length: 3 }, () => 'ar' as const),
  ...(['pl', 'pl', 'uk'] as const),
]

/** The list that the forms of the site subscribe to, which every site has. */
export function addDefaultList(seed: Seed): void {
  add(seed, newsletterLists, [listRow(seed, 'letters', 0)])
}

/** Both lists of the demo, with what they are called unless their page says it. */
export function addNewsletterLists(seed: Seed): void {
  add(
    seed,
    newsletterLists,
    demo.lists.map(({ key }, at) => listRow(seed, key, at)),
  )
  const page = readPages().find(({ slug }) => slug === 'newsletter')
  const said = new Set(page?.contents.map(({ key }) => key))
  const contents = demo.lists.flatMap(({ key, title, text }) => [
    { key: `list.${key}.title`, type: 'text' as const, texts: title },
    { key: `list.${key}.text`, type: 'text' as const, texts: text },
  ])
  addContents(
    seed,
    'newsletter',
    contents.filter(({ key }) => !said.has(key)),
  )
}

/** The list that the demo's letters go to. */
export async function findDefaultList(client: Client): Promise<string> {
  const { rows } = await client.execute('select id from newsletter_lists where is_default = 1')
  const id = rows[0]?.['id']
  if (typeof id !== 'string') throw new Error('the demo has no list')
  return id
}

/** A letter that was sent, one that is being written, and the people who read them. */
export function addNewsletters(seed: Seed, listId: string, shop: Shop): void {
  const people = readers.map((languageCode) => ({ id: newId(), languageCode }))
  addSubscribers(seed, listId, people)
  for (const newsletter of demo.newsletters as DemoNewsletter[]) {
    const id = addNewsletter(seed, newsletter, { listId, shop })
    if (newsletter.status === 'sent') addDeliveries(seed, id, people, newsletter.daysAgo)
  }
}

interface Reader {
  id: string
  languageCode: LanguageCode
}

function addSubscribers(seed: Seed, listId: string, people: readonly Reader[]): void {
  const askedAt = seed.now - 90 * dayMs
  add(
    seed,
    subscribers,
    people.map(({ id, languageCode }, at) => ({
      ...{ id, factoryId: seed.factoryId, languageCode, email: `leser${at + 1}@eksempel.example` },
      ...{ status: 'enabled' as const, publicToken: newPublicToken(), source: 'home' as const },
      ...{ createdAt: askedAt, updatedAt: askedAt },
    })),
  )
  add(
    seed,
    subscriptions,
    people.map(({ id, languageCode }, at) => ({
      ...{ subscriberId: id, listId, consentVersion, consentLanguage: languageCode, askedAt },
      ...{ status: statusOf(at), ipHash: '', confirmedAt: askedAt + dayMs },
    })),
  )
}

/** One of them has left, and one address is no more. */
function statusOf(at: number): 'confirmed' | 'unsubscribed' | 'bounced' {
  return at === 4 ? 'unsubscribed' : at === 9 ? 'bounced' : 'confirmed'
}

function addNewsletter(
  seed: Seed,
  letter: DemoNewsletter,
  { listId, shop }: { listId: string; shop: Shop },
): string {
  const id = newId()
  const { factoryId } = seed
  const page = letterPage(id)
  const at = seed.now - letter.daysAgo * dayMs
  const isSent = letter.status === 'sent'
  const times = isSent ? { sendAt: at, startedAt: at, finishedAt: at + 60_000, testSentAt: at } : {}
  add(seed, newsletters, [
    {
      ...{ id, factoryId, listId, title: letter.title, status: letter.status },
      ...{ shareableUrl: newPublicToken(), ...times, createdAt: at, updatedAt: at },
    },
  ])
  add(seed, documentVersions, [
    { factoryId, name: `sections.${page}`, savedByCall: 'seed', ...madeNow(seed) },
  ])
  add(
    seed,
    pageSections,
    letter.blocks.map((kind, sortOrder) => ({
      ...{ factoryId, pageSlug: page, number: sortOrder + 1, kind, sortOrder, isHidden: false },
      settings: settingsOf(kind, letter, shop),
      ...madeNow(seed),
    })),
  )
  addWords(seed, page, letter.texts)
  return id
}

function settingsOf(kind: SectionKind, { products, url }: DemoNewsletter, shop: Shop): object {
  if (kind === 'letter-button') return { url }
  if (kind !== 'letter-products') return {}
  return { category: null, products: products.map((key) => shop.productOf(key).id) }
}

/** Not in every language: in some of them others stand in. */
function addWords(seed: Seed, pageSlug: string, texts: DemoNewsletter['texts']): void {
  const rows = Object.entries(texts).map(([key, words], sortOrder) => ({
    ...{ id: newId(), key, words, sortOrder },
  }))
  add(
    seed,
    pageContents,
    rows.map(({ id, key, sortOrder }) => ({
      ...{ id, factoryId: seed.factoryId, pageSlug, contentKey: key, sortOrder, isActive: true },
      contentType: key.endsWith('.text') ? ('html' as const) : ('text' as const),
      ...madeNow(seed),
    })),
  )
  add(
    seed,
    pageContentTranslations,
    rows.flatMap(({ id, words }) =>
      Object.entries(words).map(([code, value]) => ({
        ...{ pageContentId: id, languageCode: code, contentValue: value },
        sourceValue: code === seed.defaultCode ? null : (words[seed.defaultCode] ?? null),
      })),
    ),
  )
}

function addDeliveries(
  seed: Seed,
  newsletterId: string,
  people: readonly Reader[],
  daysAgo: number,
): void {
  const at = seed.now - daysAgo * dayMs
  add(
    seed,
    newsletterDeliveries,
    people.map(({ id, languageCode }, index) => {
      const isBounced = statusOf(index) === 'bounced'
      return {
        ...{
          id: newId(),
          newsletterId,
          subscriberId: id,
          languageCode,
          attempts: 1,
          dueAt: at,
          at,
        },
        state: isBounced ? ('bounced_hard' as const) : ('sent' as const),
        sentAt: isBounced ? null : at,
        answer: isBounced ? '550' : '',
        hasLeft: statusOf(index) === 'unsubscribed',
      }
    }),
  )
}

function listRow(seed: Seed, key: string, sortOrder: number) {
  return {
    ...{ id: newId(), factoryId: seed.factoryId, key, isDefault: sortOrder === 0, isOpen: true },
    ...{ sortOrder, ...madeNow(seed) },
  }
}
