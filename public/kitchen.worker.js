// The service worker of the kitchen: a board that is reloaded without network opens as it was last. It keeps pages of its own scope
// and the files that they are made of, and touches no call of the API.

const cacheName = `kitchen ${self.registration.scope}`

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** A page names the files that it is made of: those of former versions are forgotten. */
self.addEventListener('message', (event) => {
  const { files } = event.data ?? {}
  if (Array.isArray(files)) event.waitUntil(keep(files))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
})

async function keep(files) {
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const wanted = new Set(files)
  for (const url of kept) if (!wanted.has(url)) await cache.delete(url)
  // One that cannot be had does not keep the others away.
  await Promise.allSettled(files.filter((url) => !kept.has(url)).map((url) => cache.add(url)))
}

async function page(request) {
  const cache = await caches.open(cacheName)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request.url, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(request.url, { ignoreSearch: true, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** Files bear their content in their names: what is kept is what would come. */
async function file(request) {
  const cache = await caches.open(cacheName)
  return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request)
}
