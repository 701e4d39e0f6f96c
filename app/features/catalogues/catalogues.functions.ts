import type { CatalogueGoods, SentCatalogue } from '#domain/catalogues.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { callForFile } from '#app/platform/call-for-file.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { read } from '#app/platform/read.ts'
import type { CatalogueSearch } from './catalogue-search.ts'

/** What a choice shows: of an address, or of a link that somebody has shared. */
export const getCatalogue = ({ c: token, ...query }: CatalogueSearch) =>
  token
    ? read('/api/catalogues/:token', { params: { token } })
    : read('/api/catalogues/sheet', { query: { ...query } })

/** Every one of the goods, to choose from. */
export const readCatalogueGoods = () => callApi<CatalogueGoods>('/catalogues/goods')

/** All of one product for those who sell it on. */
export const getDataSheet = (slug: string) => read('/api/data-sheets/:slug', { params: { slug } })

/** The same as a file, in the page's language. */
export const fetchDataSheet = (slug: string) =>
  callForFile(`/data-sheets/${encodeURIComponent(slug)}/file`, {})

/** Keeps a choice; the same one answers the same token. */
export const keepCatalogue = (body: SentCatalogue, idempotencyKey: string) =>
  callTwice<{ token: string }>('/catalogues', { method: 'POST', body, idempotencyKey })

/** Keeps a choice, and fetches its file. */
export async function fetchCatalogue(
  body: SentCatalogue,
  idempotencyKey: string,
): Promise<ApiAnswer<Blob>> {
  const kept = await keepCatalogue(body, idempotencyKey)
  return kept.ok ? callForFile(`/catalogues/${kept.value.token}/file`, {}) : kept
}
