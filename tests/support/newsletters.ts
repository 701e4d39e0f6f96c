import {
  documentVersions,
  newsletterLists,
  newsletters,
  pageContents,
  pageContentTranslations,
  pageSections,
  subscribers,
  subscriptions,
} from '#db/schema/index.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import { letterPage, type NewsletterStatus } from '#domain/newsletters.ts'
import type { LetterKind } from '#domain/sections.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Client } from '@libsql/client/http'

const made = { createdAt: 1, updatedAt: 1 }

interface Block {
  kind: LetterKind
  settings?: object
  /** By name and language: `{ title: { en: 'Cheese' } }`. */
  texts?: Record<string, Record<string, string>>
}

interface Letter {
  subject?: Record<string, string>
  preheader?: Record<string, string>
  blocks?: readonly Block[]
  set?: Partial<typeof newsletters.$inferInsert>
}

const languages = ['nb', 'en', 'ar'] as const

/** So many people, a third of them in each of three languages. */
export function readersOf(count: number): { email: string; language: string }[] {
  return Array.from({ length: count }, (_, at) => ({
    email: `reader${at}@example.no`,
    language: languages[at % languages.length] ?? 'en',
  }))
}

/** Words in three languages, and products. */
export const letterOfThreeLanguages = {
  subject: { nb: 'Ost i november', en: 'Cheese in November', ar: 'جبن نوفمبر' },
  preheader: { nb: 'Osten er ni måneder' },
  blocks: [
    { kind: 'letter-heading', texts: { title: { nb: 'Ni måneder', en: 'Nine months' } } },
    { kind: 'letter-text', texts: { text: { nb: '<p>Melken kom fra Seterli.</p>' } } },
    { kind: 'letter-products', settings: { category: 'dairy' } },
  ],
} satisfies Letter

/** Writes for tests, as the front door leaves them. */
export function newslettersIn(database: () => Client) {
  const run = (...queries: { toSQL: () => { sql: string; params: unknown[] } }[]) =>
    database().batch(
      queries.map((query) => statementOf(query) as { sql: string; args: never[] }),
      'write',
    )
  const rows = async (sql: string) => (await database().execute(sql)).rows
  const factoryId = async () => String((await rows('select id from factories'))[0]?.['id'])

  /** The list that the site's forms subscribe to. */
  async function listId(): Promise<string> {
    const [found] = await rows('select id from newsletter_lists where is_default = 1')
    if (found) return String(found['id'])
    const id = newId()
    await run(
      build.insert(newsletterLists).values({
        ...{ id, factoryId: await factoryId(), key: 'letters', isDefault: true, sortOrder: 0 },
        ...made,
      }),
    )
    return id
  }

  /** A newsletter that is due at the beginning of time. */
  async function newsletter({ subject, preheader, blocks = [], set = {} }: Letter = {}) {
    const id = newId()
    const owner = await factoryId()
    const texts = [
      ...textsOf('subject', subject ?? { nb: 'Ost i november', en: 'Cheese in November' }),
      ...textsOf('preheader', preheader ?? {}),
      ...blocks.flatMap(({ kind, texts: named = {} }, at) =>
        Object.entries(named).flatMap(([name, words]) =>
          textsOf(`section.${at + 1}.${name}`, words, kind === 'letter-text' ? 'html' : 'text'),
        ),
      ),
    ]
    const page = { factoryId: owner, pageSlug: letterPage(id) }
    const sections = [...blocks, { kind: 'letter-unsubscribe' as const, settings: {} }]
    await run(
      build.insert(newsletters).values({
        ...{ id, factoryId: owner, shareableUrl: newPublicToken(), title: 'November' },
        ...{ status: 'scheduled' as NewsletterStatus, listId: await listId(), sendAt: 1, ...made },
        ...set,
      }),
      build.insert(documentVersions).values({
        ...{ factoryId: owner, name: `sections.${page.pageSlug}`, savedByCall: 'test', ...made },
      }),
      build.insert(pageSections).values(
        sections.map(({ kind, settings = {} }, sortOrder) => ({
          ...{
            ...page,
            number: sortOrder + 1,
            kind,
            sortOrder,
            isHidden: false,
            settings,
            ...made,
          },
        })),
      ),
      ...texts.flatMap(({ key, type, words }, sortOrder) => {
        const textId = newId()
        return [
          build.insert(pageContents).values({
            ...{ id: textId, ...page, contentKey: key, contentType: type, isActive: true },
            ...{ sortOrder, ...made },
          }),
          build.insert(pageContentTranslations).values(
            Object.entries(words).map(([languageCode, contentValue]) => ({
              ...{ pageContentId: textId, languageCode, contentValue },
            })),
          ),
        ]
      }),
    )
    return id
  }

  /** Confirmed subscribers of the list, each with a token that begins with `token-`. */
  async function subscribe(
    people: readonly { email: string; language?: string; status?: 'pending' | 'confirmed' }[],
  ): Promise<void> {
    const [owner, list] = [await factoryId(), await listId()]
    const all = people.map(({ email, language = 'en', status = 'confirmed' as const }) => ({
      subscriber: {
        ...{ id: newId(), factoryId: owner, email, languageCode: language },
        ...{ status: 'enabled' as const, publicToken: `token-${newPublicToken()}` },
        ...{ source: 'home' as const, ...made },
      },
      status,
    }))
    for (let at = 0; at < all.length; at += 200) {
      const some = all.slice(at, at + 200)
      await run(
        build.insert(subscribers).values(some.map(({ subscriber }) => subscriber)),
        build.insert(subscriptions).values(
          some.map(({ subscriber, status }) => ({
            ...{ subscriberId: subscriber.id, listId: list, status, consentVersion: '1' },
            ...{ consentLanguage: subscriber.languageCode, askedAt: 1, ipHash: 'x' },
            ...{ confirmedAt: status === 'confirmed' ? 2 : null },
          })),
        ),
      )
    }
  }

  /** Nobody subscribes, and nothing was ever sent. */
  async function forget(): Promise<void> {
    await run(build.delete(newsletters), build.delete(subscribers))
  }

  /** How many mails are in each state, as `sent 3, skipped 1`. */
  async function states(): Promise<string> {
    const found = await rows(
      'select state, count(*) as n from newsletter_deliveries group by state order by state',
    )
    return found.map(({ state, n }) => `${String(state)} ${String(n)}`).join(', ')
  }

  return { newsletter, subscribe, forget, states, rows }
}

function textsOf(key: string, words: Record<string, string>, type: 'text' | 'html' = 'text') {
  return Object.keys(words).length === 0 ? [] : [{ key, words, type }]
}
