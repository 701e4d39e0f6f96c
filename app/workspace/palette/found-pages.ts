import type { I18n } from '@lingui/core'
import type { EditablePage } from '#domain/pages.schema.ts'
import { sitePages } from '#app/workspace/links/site-pages.ts'
import { editWish } from '#app/platform/edit-wish.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { type Command, fitting } from './commands.ts'

const mostPages = 5

interface FoundPages {
  i18n: I18n
  /** Who may edit comes into Edit Mode on the page; others see its row. */
  canEdit: boolean
  typed: string
}

/** The pages whose title or address holds what is typed: those that the factory has made, and those that the site has anyway. */
export function foundPages(pages: readonly EditablePage[], asked: FoundPages): Command[] {
  const { i18n, canEdit, typed } = asked
  const code = currentLanguageCode()
  const own = sitePages.map(({ path, name }) => ({
    id: `site-${path === '/' ? 'home' : path.slice(1)}`,
    label: i18n._(name),
    path,
  }))
  const made = pages
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ id, key, titles, languages }) => ({
      id,
      label: titles[code] ?? Object.values(titles)[0] ?? key,
      path: `/${(languages.find((each) => each.code === code) ?? languages[0])?.slug ?? key}`,
    }))
  const commands = [...made, ...own].map(({ id, label, path }): Command => ({
    id: `page ${id}`,
    label,
    more: path,
    icon: 'file-text',
    ...(canEdit
      ? { to: path as `/${string}`, run: () => dispatchEvent(new Event(editWish)) }
      : { to: `/admin/pages?open=${id}` }),
  }))
  return fitting(commands, typed).slice(0, mostPages)
}
