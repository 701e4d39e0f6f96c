/**
 * Opens the way to this site's other tabs: `hear` is called with what they tell, and what comes back tells them. Where the browser has
 * no such way or forbids it, nobody hears anything.
 */
export function openTabs<News>(name: string, hear: (news: News) => void): (news: News) => void {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    return (news) => channel.postMessage(news)
  } catch {
    return () => {}
  }
}

/** Does one piece of work of this name at a time in all tabs together; at once where the browser cannot tell whose turn it is. */
export async function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  let begun: Promise<Value> | undefined
  const once = () => (begun ??= work())
  try {
    return await navigator.locks.request(name, once)
  } catch {
    // Was it the work that failed, it fails here with the same; it is not done twice.
    return once()
  }
}
