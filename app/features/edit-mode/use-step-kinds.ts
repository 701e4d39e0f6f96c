import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import { isInView } from '#app/platform/in-view.ts'
import type { StepKinds } from '#app/platform/undo-step.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { isolated } from './isolated.ts'
import type { PageElement } from './page-element.ts'
import { nameOf, type TextPlace } from './text-key.ts'
import { sectionsKind } from './sections/sections-step.ts'
import { keepSections } from './sections/use-page-sections.ts'
import { textName } from './text-names.ts'
import { nounOf } from './text-nouns.ts'
import { textKind } from './text-step.ts'

interface Here {
  /** The pages whose texts stand here, the page itself first. */
  pages: readonly string[]
  elements: readonly PageElement[]
  language: string
  show: (text: EditableText) => void
}

/** How what is saved in Edit Mode is taken back: texts and sections here, the rest by what other parts of the page bring along. */
export function useStepKinds(
  others: StepKinds,
  { pages, elements, language, show }: Here,
): StepKinds {
  const { t, i18n } = useLingui()
  const languageName = useLanguageName()
  const nameElsewhere = (place: TextPlace) => {
    const { page, languageCode } = place
    const isHere = nounOf(place) !== undefined || pages.includes(page)
    const isRead = languageCode === language
    const shown = elements.filter(({ name }) => name === nameOf(place))
    if (isRead && isInView(shown.map(({ element }) => element))) return undefined
    const at = isHere ? '' : isolated(page, '\u2066')
    const spoken = isRead ? '' : isolated(languageName(languageCode), '\u2068')
    return [textName(i18n, place), at, spoken].filter(Boolean).join(' · ')
  }
  return {
    ...others,
    text: textKind(show, nameElsewhere),
    sections: sectionsKind(keepSections, (page) =>
      page === pages[0]
        ? undefined
        : `${t`Sections of another page`} · ${isolated(page, '\u2066')}`,
    ),
  }
}
