import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { figureLocale } from '#domain/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { newPreview } from './editing-api.ts'
import { useMode } from './edit-mode.store.ts'

interface PreviewDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** A link to the page with its drafts, for people without an account. */
export function PreviewDialog({ isOpen, onClose }: PreviewDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Preview link</Trans>}>
      <PreviewLink />
    </Dialog>
  )
}

function PreviewLink() {
  const { t, i18n } = useLingui()
  const { view } = useMode()
  const [isCopied, setIsCopied] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: ['preview', location.pathname, view.asOf],
    queryFn: async () => {
      const { pathname, search } = location
      const answer = await newPreview({
        path: pathname + search,
        ...(view.asOf === null ? {} : { asOf: view.asOf }),
      })
      if (!answer.ok) throw new Error(answer.reason)
      return answer.value
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (isError)
    return (
      <div className="edit-told" role="alert">
        <p>
          <Trans>No link could be made.</Trans>
        </p>
        <Button onClick={() => void refetch()} size="s" variant="outline">
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  if (!data) return <Spinner />
  const until = new Intl.DateTimeFormat(figureLocale(i18n.locale), { dateStyle: 'long' }).format(
    data.expiresAt,
  )
  return (
    <div className="edit-preview">
      <TextField
        dir="ltr"
        hint={t`Whoever has it sees this page with its drafts until ${until}.`}
        label={t`Preview link`}
        onFocus={(event) => event.target.select()}
        readOnly
        value={data.url}
      />
      <Button
        onClick={() => void navigator.clipboard.writeText(data.url).then(() => setIsCopied(true))}
      >
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
    </div>
  )
}
