import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { EditablePage } from '#domain/pages.schema.ts'
import { PagePublication } from '#app/features/pages/page-publication.tsx'
import '#app/styles/pages.css'
import '#app/styles/workspace/forms.css'
import '#app/styles/workspace/states.css'
import { Dialog } from '#app/ui/dialog.tsx'
import { readUnworded } from './editing-api.ts'

export interface PublicationDialogProps {
  isOpen: boolean
  onClose: () => void
  page: EditablePage
  /** The page in the language at hand. */
  language: EditablePage['languages'][number]
  onChanged: () => Promise<void>
}

/** Publishes the page at hand, plans it or takes it down, as its sheet in the workspace does. */
export function PublicationDialog(props: PublicationDialogProps) {
  const { isOpen, onClose, page, language, onChanged } = props
  const router: AnyRouter = useRouter()
  const { data: unworded = [], refetch } = useQuery({
    queryKey: ['unworded', page.key, language.code],
    queryFn: async () => {
      const answer = await readUnworded(page.key, language.code)
      return answer.ok ? answer.value.pictures : []
    },
    enabled: isOpen,
    gcTime: 0,
    staleTime: 0,
  })
  const changed = async () => {
    await Promise.all([onChanged(), refetch()])
    await router.invalidate()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>This page</Trans>}>
      <PagePublication
        key={`${language.code} ${language.state}`}
        language={language}
        onChanged={changed}
        page={page}
        unworded={unworded}
      />
    </Dialog>
  )
}
