import { Trans } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { SettingsGroup, SiteSettings } from '#domain/settings.schema.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { useOpenedReading } from '#app/workspace/links/use-opened-reading.ts'
import { AnnouncementForm } from '#app/features/settings/admin/announcement-form.tsx'
import { CompanyForm } from '#app/features/settings/admin/company-form.tsx'
import { LookForm } from '#app/features/settings/admin/look-form.tsx'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Button } from '#app/ui/button.tsx'
import { SkeletonBox } from '#app/ui/skeleton.tsx'

/** The groups that a page shows where they can be pointed at. */
export type PlacedGroup = Extract<SettingsGroup, 'announcement' | 'company' | 'look'>

interface GroupBodyProps {
  group: PlacedGroup
  languages: readonly OfferedLanguage[]
  onSaved: () => void
}

/** The form of a group, once the settings are read. */
export function GroupBody({ group, languages, onSaved }: GroupBodyProps) {
  const [settings, setSettings] = useState<SiteSettings>()
  const { isFailed, readAgain } = useOpenedReading<SiteSettings>({
    path: '/admin/settings',
    isOpen: true,
    begin: setSettings,
  })
  const show = useShown(onSaved)
  if (isFailed)
    return (
      <div className="ws-told" role="alert">
        <p>
          <Trans>Failed to load factory data</Trans>
        </p>
        <Button onClick={readAgain} size="s" variant="outline">
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  if (!settings) return <SkeletonBox className="block h-60 w-full" />
  const given = { settings, canEdit: true, onSaved: show }
  const forms = {
    company: <CompanyForm {...given} />,
    look: <LookForm {...given} />,
    announcement: <AnnouncementForm {...given} languages={shownFirst(languages)} />,
  }
  return forms[group]
}

/** The page shows what was saved. By the time it is undone the form is closed, or open anew. */
function useShown(onSaved: () => void): () => Promise<void> {
  const router: AnyRouter = useRouter()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return async () => {
    if (isHere.current) onSaved()
    await router.invalidate()
  }
}

/** The words that stand on the page are the first that its editor looks for. */
function shownFirst(languages: readonly OfferedLanguage[]): OfferedLanguage[] {
  const code = currentLanguageCode()
  const isShown = (language: OfferedLanguage) => language.code === code
  return [...languages.filter(isShown), ...languages.filter((each) => !isShown(each))]
}
