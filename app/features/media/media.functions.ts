import type { MediaItem, MediaUse } from '#domain/media.schema.ts'
import { mostListed } from '#domain/media.schema.ts'
import { readIfAllowed } from '#app/platform/read.ts'

export interface MediaSearch {
  q?: string
  kind?: string
  sort?: string
  page?: string
  open?: string
}

/** What the library shows for an address, and what is open of it; null for whoever may not see it. */
export async function getLibrary({ q, kind, sort, page, open }: MediaSearch, next: string) {
  const number = Math.max(1, Number(page) || 1)
  const query = { q, kind, sort, offset: String((number - 1) * mostListed) }
  const [list, opened] = await Promise.all([
    readIfAllowed('/api/admin/media', { query, next }),
    open ? getOpened(open) : undefined,
  ])
  return list ? { list, page: number, opened: opened ?? null } : null
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
