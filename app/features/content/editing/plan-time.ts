import { figureLocale } from '#domain/languages.ts'

/** When planned words go out or come down, in the editor's own time zone, as the schedule's fields hold it. */
export function planTime(locale: string, at: number): string {
  const time = new Intl.DateTimeFormat(figureLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return time.format(at)
}
