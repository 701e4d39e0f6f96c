import { trustedScript } from '#app/platform/page-html.ts'

/**
 * Lets the page at hand be opened without network: a service worker keeps it with the files that it is made of. The worker is that of
 * the page's own folder in its language, and no other page has anything to do with it. False where the browser keeps nothing.
 */
export async function keepPage(
  worker: `/${string}.worker.js`,
  files: readonly string[],
): Promise<boolean> {
  try {
    const scope = location.pathname.replace(/[^/]+$/u, '')
    await navigator.serviceWorker.register(trustedScript(worker), { scope })
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own takes none
    active?.postMessage({ files: [location.origin + location.pathname, ...files] })
    return active !== null
  } catch {
    return false
  }
}
