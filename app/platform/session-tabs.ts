import { openTabs } from './browser/tabs.ts'

/** What one tab tells the others of who is signed in. */
export type TabNews = 'signed-in' | 'signed-out' | 'ended'

let tell: ((news: TabNews) => void) | undefined

/** Hears what happened in other tabs. To be called once. */
export function listenToOtherTabs(hear: (news: TabNews) => void): void {
  tell = openTabs('session', hear)
}

export function tellOtherTabs(news: TabNews): void {
  tell?.(news)
}
