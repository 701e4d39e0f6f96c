import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import type { FooterSection } from '#domain/footer.ts'
import type { EditableFooter, EditableItem, EditableMenu } from '#domain/navigation.schema.ts'
import { isFor, type Reader } from '#domain/audience.ts'
import { isLinkAddress } from '#domain/links.ts'
import { isInTime } from '#domain/times.ts'
import { callApi } from '#app/platform/api.ts'
import { nameOf, type TextKey } from './text-key.ts'
import { footerPage, menuPage, titleText, type Wanted } from './title-text.ts'
import { editingQueries } from './use-texts.ts'

const root = getRouteApi('__root__')

export type Whole = EditableMenu | EditableFooter

/** A link as the page should show it in its language, and the links under it. */
export interface Expected {
  text: EditableText
  under: readonly Expected[]
}

/** The titles of the menu and of the footer's sections, in the order of the page; undefined until they are read. */
export interface Titles {
  menu: readonly Expected[] | undefined
  footer: ReadonlyMap<FooterSection, readonly Expected[]> | undefined
  byName: ReadonlyMap<string, EditableText>
  failed: 'menu' | 'footer' | undefined
}

/** Menu and footer as their editors know them. Read again whenever the page has been made anew. */
export function useTitles(language: string): Titles {
  const { revision, languages, audience: reader = 'signed_in' } = root.useLoaderData()
  const menu = useWhole<EditableMenu>(menuPage, '/admin/menu', revision)
  const footer = useWhole<EditableFooter>(footerPage, '/admin/footer', revision)
  const defaultCode = languages.find(({ isDefault }) => isDefault)?.code ?? language
  const fallbackLanguages = languages.find(({ code }) => code === language)?.fallbackLanguages
  const failed = menu.isError ? 'menu' : footer.isError ? 'footer' : undefined
  return useMemo(() => {
    const wanted = { language, fallbackLanguages: fallbackLanguages ?? [], defaultCode }
    const ofMenu = menu.data && menuIn(menu.data, wanted, reader)
    const ofFooter = footer.data && footerIn(footer.data, wanted)
    const all = [...(ofMenu ?? []), ...[...(ofFooter?.values() ?? [])].flat()]
    const texts = all.flatMap(({ text, under }) => [text, ...under.map((child) => child.text)])
    return {
      menu: ofMenu,
      footer: ofFooter,
      byName: new Map(texts.map((text) => [nameOf(text), text])),
      failed,
    }
  }, [menu.data, footer.data, language, fallbackLanguages, defaultCode, reader, failed])
}

/** Asks for menu and footer once more. */
export function readTitlesAgain(): void {
  void editingQueries.invalidateQueries({ queryKey: ['titles'] })
}

/** Lays what a write has answered over what was read. */
export function keepTitles(whole: Whole): void {
  const page = 'items' in whole ? menuPage : footerPage
  editingQueries.setQueriesData({ queryKey: ['titles', page] }, whole)
}

/** The footer as it was read last. */
export function footerRead(): EditableFooter | undefined {
  return editingQueries
    .getQueriesData<EditableFooter>({ queryKey: ['titles', footerPage] })
    .findLast(([, data]) => data)?.[1]
}

function useWhole<Kind extends Whole>(page: string, path: string, revision: string) {
  return useQuery({
    queryKey: ['titles', page, revision],
    queryFn: async ({ signal }) => {
      const answer = await callApi<Kind>(path, { signal })
      if (!answer.ok) throw new Error(answer.reason)
      return answer.value
    },
    placeholderData: keepPreviousData,
  })
}

/** What the page's menu shows now in this language: entries that are hidden, lead nowhere, or of other languages, times or readers, are not there. */
function menuIn({ items }: EditableMenu, wanted: Wanted, reader: Reader): Expected[] {
  const now = Date.now()
  const isShown = ({ isActive, url, languageCodes, audience, ...times }: EditableItem) =>
    isActive &&
    isLinkAddress(url) &&
    isFor(audience, reader) &&
    isInTime(times, now) &&
    (languageCodes === null || languageCodes.includes(wanted.language))
  const keyOf = (id: string): TextKey => ({ page: menuPage, key: id })
  return items.filter(isShown).map((item) => ({
    text: titleText(keyOf(item.id), item, wanted),
    under: item.children
      .filter(isShown)
      .map((child) => ({ text: titleText(keyOf(child.id), child, wanted), under: [] })),
  }))
}

function footerIn({ sections }: EditableFooter, wanted: Wanted): Map<FooterSection, Expected[]> {
  return new Map(
    sections.map(({ key: section, links }) => [
      section,
      links
        .filter(({ url }) => isLinkAddress(url))
        .map((link) => ({
          text: titleText({ page: footerPage, key: `${section}/${link.linkKey}` }, link, wanted),
          under: [],
        })),
    ]),
  )
}
