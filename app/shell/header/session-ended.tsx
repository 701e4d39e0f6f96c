import { fetchedPart } from '#app/ui/fetched-part.tsx'

/** Fetched by the few whose session ends while they look at a page. */
export const SessionEnded = fetchedPart(
  async () => (await import('./session-ended-notice.tsx')).SessionEndedNotice,
)
