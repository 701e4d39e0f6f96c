import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { FooterSection } from '#domain/footer.ts'
import { wholeKind } from '#app/workspace/links/whole-step.ts'
import { footerWords, sectionWords } from '#app/features/footer/admin/section-words.ts'
import { footerColorsPart, footerLinksPart } from '#app/features/footer/footer-steps.ts'
import { settingsGroups } from '#app/features/settings/admin/settings-groups.ts'
import { settingsPart } from '#app/features/settings/settings-steps.ts'
import { footerPart } from '#app/platform/footer-parts.ts'
import { isInView } from '#app/platform/in-view.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import type { Change, StepKinds } from '#app/platform/undo-step.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { languagesOf } from './changed-part.ts'
import { settingsShown } from './settings-shown.ts'

/** How settings and footer that were saved where a page shows them are taken back, and what is said where that is not seen. */
export function useSiteSteps(): StepKinds {
  const { i18n } = useLingui()
  const languageName = useLanguageName()
  const unseen = (
    change: Change,
    names: readonly MessageDescriptor[],
    places: readonly Element[],
  ) => {
    const languages = languagesOf(change)
    const isRead = languages.length === 0 || languages.includes(currentLanguageCode())
    if (isRead && isInView(places)) return undefined
    const spoken = isRead ? [] : languages.map(languageName)
    return [...names.map((name) => i18n._(name)), ...spoken].join(' · ')
  }
  return {
    settings: wholeKind(settingsPart, (of, change) => {
      const group = settingsGroups.find(({ key }) => key === of['group'])
      return unseen(change, group ? [group.label] : [], settingsShown(change))
    }),
    'footer-links': wholeKind(footerLinksPart, (of, change) => {
      const section = of['section'] as FooterSection
      const part = footerPart(section)
      return unseen(change, [footerWords.whole, sectionWords[section]], part ? [part] : [])
    }),
    'footer-colors': wholeKind(footerColorsPart, (_, change) =>
      unseen(change, [footerWords.colors], [...document.querySelectorAll('.site-footer')]),
    ),
  }
}
