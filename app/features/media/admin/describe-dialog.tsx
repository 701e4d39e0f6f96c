import '#app/styles/media.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaItem } from '#domain/media.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { SkeletonBox } from '#app/ui/skeleton.tsx'
import { AltTexts } from './alt-texts.tsx'
import type { AltLanguage } from './alt-language.ts'
import { MediaConflict } from './media-conflict.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { useMediaForm } from './use-media-form.ts'

interface DescribeDialogProps {
  /** The picture of the library; undefined: none is described now. */
  mediaId: string | undefined
  languages: readonly AltLanguage[]
  onClose: () => void
  /** Hears once the words are saved. */
  onDescribed: () => void
}

/** What a picture of the library says to those who do not see it, in every language, from wherever it is used. */
export function DescribeDialog(props: DescribeDialogProps) {
  const { mediaId, onClose } = props
  const [client] = useState(() => new QueryClient())
  return (
    <Dialog
      isOpen={mediaId !== undefined}
      onClose={onClose}
      title={<Trans>Describe the picture</Trans>}
    >
      <QueryClientProvider client={client}>
        {mediaId && <Description {...props} key={mediaId} mediaId={mediaId} />}
      </QueryClientProvider>
    </Dialog>
  )
}

function Description(props: DescribeDialogProps & { mediaId: string }) {
  const { t } = useLingui()
  const { mediaId } = props
  const { data, isError } = useQuery({
    queryKey: ['media', mediaId],
    queryFn: () => readPicture(mediaId),
    gcTime: 0,
    retry: 1,
  })
  if (isError) return <FormError text={t`The library could not be read`} />
  if (!data) return <SkeletonBox className="block h-60 w-full" />
  return <Words {...props} item={data} />
}

function Words({
  item,
  languages,
  onClose,
  onDescribed,
}: DescribeDialogProps & { item: MediaItem }) {
  const { t } = useLingui()
  const saved = () => {
    notifyStaff.success(t`Saved`)
    onDescribed()
    onClose()
  }
  const form = useMediaForm(item, { onSaved: saved, onSavedWithTheirs: saved })
  const { draft, refusal, message } = form
  return (
    <div className="grid gap-4">
      <span className="w-32">
        <Thumbnail item={item} />
      </span>
      {!form.conflict && <FormError text={message} />}
      <MediaConflict form={form} languages={languages} />
      <AltTexts
        draft={draft}
        error={refusal?.field?.startsWith('altTexts') ? message : undefined}
        isDisabled={false}
        languages={languages}
        mediaId={item.id}
        onChange={form.change}
      />
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={!form.isDirty} isBusy={form.isSaving} onClick={form.save}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onClose} variant="outline">
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}

async function readPicture(id: string): Promise<MediaItem> {
  const answer = await callApi<MediaItem>(`/admin/media/${id}`)
  if (!answer.ok) throw new Error('the library could not be read')
  return answer.value
}
