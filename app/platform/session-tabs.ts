/** What one tab tells the others of who is signed in. */
export type TabNews = 'signed-in' | 'signed-out' | 'ended'

let channel: BroadcastChannel | undefined

/** Hears what happened in other tabs. To be called once. */
export function listenToOtherTabs(hear: (news: TabNews) => void): void {
  channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data))
}

export function tellOtherTabs(news: TabNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel?.postMessage(news)
}
