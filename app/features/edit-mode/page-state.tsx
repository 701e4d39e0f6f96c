import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isAllowed } from '#domain/permissions.ts'
import { pageStateWords } from '#app/features/pages/page-words.ts'
import { fetchedOverlay } from '#app/ui/fetched.tsx'
import { useEditing } from './editing-context.ts'
import type { PublicationDialogProps } from './publication-dialog.tsx'
import { usePageRead } from './use-page-read.ts'

const PublicationDialog = fetchedOverlay<PublicationDialogProps>(
  async () => (await import('./publication-dialog.tsx')).PublicationDialog,
)

/** How a page that the factory has made stands in the language at hand; who may publish it does so here. */
export function PageState({ page }: { page: string | undefined }) {
  const { t, i18n } = useLingui()
  const { user, language } = useEditing()
  const [isOpen, setIsOpen] = useState(false)
  const { data, refetch } = usePageRead(page)
  const own = data?.languages.find(({ code }) => code === language)
  if (!data || !own) return null
  const { label, tone } = pageStateWords[own.state]
  const state = i18n._(label)
  const mayPublish = isAllowed(user, 'content.publish')
  return (
    <>
      <button
        aria-label={t`This page: ${state}`}
        className="edit-bar-page"
        data-tone={tone}
        disabled={!mayPublish}
        onClick={() => setIsOpen(true)}
        type="button"
      >
        {state}
      </button>
      {mayPublish && (
        <PublicationDialog
          isOpen={isOpen}
          language={own}
          onChanged={async () => {
            await refetch()
          }}
          onClose={() => setIsOpen(false)}
          page={data}
        />
      )}
    </>
  )
}
