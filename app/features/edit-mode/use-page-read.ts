import { useQuery } from '@tanstack/react-query'
import { codedPages } from '#domain/content.ts'
import { readPage } from './editing-api.ts'

/** How a page that the factory has made stands; undefined of a page of the product itself, which is always there. */
export function usePageRead(page: string | undefined) {
  const isCoded = codedPages.some((coded) => coded === page)
  return useQuery({
    queryKey: ['page', page],
    queryFn: async ({ signal }) => (await readPage(page ?? '', signal)) ?? null,
    enabled: Boolean(page) && page !== 'footer' && !isCoded,
  })
}
