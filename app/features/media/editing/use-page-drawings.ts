import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { keepDrawing } from './page-picture-api.ts'

const root = getRouteApi('__root__')

/** What was drawn last of each page and language in this tab. */
const drawn = new Map<string, string>()

/** Draws a page's picture when its texts are published, once for each title. */
export function usePageDrawings(): (published: { page: string; title: string }) => void {
  const { t } = useLingui()
  const { company } = root.useLoaderData()
  const draw = async (page: string, title: string) => {
    const key = `${page} ${currentLanguageCode()}`
    if (title === '' || drawn.get(key) === title) return
    drawn.set(key, title)
    if (await keepDrawing({ page, title, company: company.name })) return
    drawn.delete(key)
    notifyStaff.warning(t`The page’s picture for sharing could not be made. Its texts are saved.`)
  }
  return ({ page, title }) => void draw(page, title)
}
