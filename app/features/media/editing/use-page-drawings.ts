import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { keepDrawing, readPagePicture } from './page-picture-api.ts'

const root = getRouteApi('__root__')

/** What was drawn last of each page and language in this tab. */
const drawn = new Map<string, string>()

interface TitledPage {
  page: string
  title: string
}

interface PageDrawings {
  /** Draws a page's picture when its texts are published, once for each title. */
  onPublished: (published: TitledPage) => void
  /** Draws it anew where a table, a file or a plan has published another title than the one that stands in it. */
  onRead: (read: TitledPage) => void
}

/** The pictures that pages are shown with where they are shared, drawn by whoever edits them. */
export function usePageDrawings(): PageDrawings {
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
  const drawAnew = async ({ page, title }: TitledPage) => {
    const picture = await readPagePicture(page).catch(() => undefined)
    const isOutdated = typeof picture?.title === 'string' && picture.title !== title
    // Where it fails nobody is told: the page is shared without it, as it was before.
    if (isOutdated && title !== '') await keepDrawing({ page, title, company: company.name })
  }
  return {
    onPublished: ({ page, title }) => void draw(page, title),
    onRead: (read) => void drawAnew(read),
  }
}
