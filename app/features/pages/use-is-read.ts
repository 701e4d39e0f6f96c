import { useList } from '#app/workspace/list/use-list.ts'
import type { PagesSection } from './pages.functions.ts'

/** False while what the address opens is still being read: until then the texts are those of what was open before. */
export function useIsRead({ open }: Pick<PagesSection, 'open'>): boolean {
  return useList().search['open'] === open
}
