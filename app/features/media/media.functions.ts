import type { MediaItem, MediaUse } from '#domain/media.schema.ts'
import { mostListed } from '#domain/media.schema.ts'
import { readIfAllowed } from '#app/platform/read.ts'

export interface MediaSearch {
  q?: string
  kind?: string
  folder?: string
  sort?: string
  page?: string
  open?: string
}

/** What the library shows for an address, and what is open of it; null for a caller who may not see it. */
export async function getLibrary(search: MediaSearch, next: string) {
  const { query, number, open } = wantedOf(search)
  const [list, opened] = await Promise.all([
    readIfAllowed('/api/admin/media', { query, next }),
    open ? getOpened(open) : undefined,
  ])
  return list ? { list, page: number, opened: opened ?? null } : null
}

/** What of an address can be asked for; the rest counts as not said. It stands here, since routes travel with every page. */
function wantedOf({ q, kind, folder, sort, page = '', open }: MediaSearch) {
  const number = /^[1-9]\d{0,3}$/u.test(page) ? Number(page) : 1
  const query = {
    q: q?.slice(0, 100),
    folder: folder?.slice(0, 200),
    kind: ['picture', 'file'].find((each) => each === kind),
    sort: ['newest', 'largest'].find((each) => each === sort),
    offset: String((number - 1) * mostListed),
  }
  return { query, number, open: open?.slice(0, 100) }
}

export type Library = NonNullable<Awaited<ReturnType<typeof getLibrary>>>

export interface Opened {
  item: MediaItem
  uses: MediaUse[]
}

/** Undefined where it has been deleted meanwhile: the list is shown without it. */
async function getOpened(id: string): Promise<Opened | undefined> {
  try {
    const params = { id }
    const [item, usage] = await Promise.all([
      readIfAllowed('/api/admin/media/:id', { params }),
      readIfAllowed('/api/admin/media/:id/usage', { params }),
    ])
    return item && usage && { item, uses: usage.uses }
  } catch {
    return undefined
  }
}
