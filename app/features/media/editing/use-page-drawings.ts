import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { keepDrawing, readPagePicture, type WrittenIn } from './page-picture-api.ts'

const root = getRouteApi('__root__')

/** What was drawn last of each page and language in this tab. */
const drawn = new Map<string, string>()

interface TitledPage {
  page: string
  title: string
  language?: WrittenIn
}

interface PageDrawings {
  /** Draws a page's picture when its title is published; of its other texts once, in case it has none yet. */
  onPublished: (published: TitledPage & { isNew: boolean }) => void
  /**
   * Draws it where a page that is out has none, and anew where a table, a file or a plan has published another title than the one
   * that stands in it.
   */
  onRead: (read: TitledPage & { isOut: boolean }) => void
}

/** The pictures that pages are shown with where they are shared, drawn in their editors' browsers. */
export function usePageDrawings(): PageDrawings {
  const { t } = useLingui()
  const { company } = root.useLoaderData()
  const draw = async (titled: TitledPage) => {
    const { title } = titled
    const key = drawingKey(titled)
    if (title === '' || drawn.get(key) === title) return true
    drawn.set(key, title)
    const isKept = await keepDrawing({ ...titled, company })
    if (!isKept) drawn.delete(key)
    return isKept
  }
  const drawPublished = async ({ isNew, ...titled }: TitledPage & { isNew: boolean }) => {
    // Somebody else may have published and drawn another title since this tab drew this one.
    if (isNew) drawn.delete(drawingKey(titled))
    if (await draw(titled)) return
    notifyStaff.warning(t`The page’s picture for sharing could not be made. Its texts are saved.`)
  }
  const drawAnew = async ({ isOut, ...read }: TitledPage & { isOut: boolean }) => {
    // A failure stays silent: the page is shared without it, as it was before.
    const picture = await readPagePicture(read.page, read.language?.code).catch(() => 'unread')
    if (typeof picture === 'string') return
    const isOld = typeof picture?.title === 'string' && picture.title !== read.title
    if (picture ? isOld : isOut) await draw(read)
  }
  return {
    onPublished: (published) => void drawPublished(published),
    onRead: (read) => void drawAnew(read),
  }
}

function drawingKey({ page, language }: TitledPage): string {
  return `${page} ${language?.code ?? currentLanguageCode()}`
}
