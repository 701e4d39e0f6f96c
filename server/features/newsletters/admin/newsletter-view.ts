import type { AdminNewsletter } from '#domain/admin-newsletters.schema.ts'
import type { PageTexts } from '#domain/content.schema.ts'
import type { FoundNewsletter } from './newsletters.repository.ts'

/** A newsletter as its editors see it. */
export function newsletterView(found: FoundNewsletter): AdminNewsletter {
  const { newsletter, lists, texts, defaultLanguage } = found
  const { id, title, status, pauseReason, listId, languageCodes, fromName, replyTo } = newsletter
  const { isPublic, isDraftShared, shareableUrl, sendAt, startedAt, finishedAt } = newsletter
  const { testSentAt, rev } = newsletter
  return {
    ...{ id, title, status, pauseReason, listId, languageCodes, fromName, replyTo, isPublic },
    ...{ isDraftShared, shareableUrl, sendAt, startedAt, finishedAt, testSentAt, rev },
    defaultLanguage,
    lists: lists.map(({ id: listed, key, isOpen }) => ({
      ...{ id: listed, key, isOpen },
      name: listName(texts, key),
    })),
  }
}

/** What a list is called: by its key while nobody has named it. */
export function listName(texts: PageTexts, key: string): string {
  return texts[`list.${key}.title`]?.value ?? key
}

/** What the log looks at of a newsletter. */
export function logged({ newsletter, lists }: FoundNewsletter) {
  const { title, listId, languageCodes, fromName, replyTo, isPublic, isDraftShared } = newsletter
  const list = lists.find(({ id }) => id === listId)?.key ?? ''
  return {
    ...{ title, list, fromName, replyTo, isPublic, isDraftShared },
    languages: languageCodes ?? [],
  }
}
