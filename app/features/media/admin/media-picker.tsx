import '#app/styles/media.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaKind } from '#domain/media.ts'
import { type MediaItem, type MediaList, mostListed } from '#domain/media.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SkeletonBox } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type AltLanguageOf, useAltLanguage } from './alt-language.ts'
import { isSilent } from './describe-media.ts'
import { DescribePicture } from './describe-picture.tsx'
import { DropZone, FileButton } from './drop-zone.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

export interface MediaPickerProps {
  isOpen: boolean
  onClose: () => void
  /** What may be chosen; both where it is left out. */
  kind?: MediaKind
  /** The language that a chosen picture has to be described in; nobody is asked where it is left out. */
  describedIn?: AltLanguageOf | undefined
  /** Hears what was chosen; the dialog closes by `onClose` after it. */
  onChosen: (item: MediaItem) => void
}

/**
 * A dialog to choose a picture or file of the library, or to add one and choose that. For sections of the workspace and for Edit Mode:
 * what it needs of the workspace's words has to be there (`addWords`).
 */
export function MediaPicker(props: MediaPickerProps) {
  const [client] = useState(() => new QueryClient())
  const { isOpen, onClose, kind } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="l"
      title={kind === 'file' ? <Trans>Choose a file</Trans> : <Trans>Choose a picture</Trans>}
    >
      <QueryClientProvider client={client}>
        <Choices {...props} />
      </QueryClientProvider>
    </Dialog>
  )
}

function Choices({ kind, describedIn, onChosen, onClose }: MediaPickerProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(mostListed)
  const [folder, setFolder] = useState('')
  const [asked, setAsked] = useState<MediaItem>()
  const language = useAltLanguage(describedIn)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['media', kind, folder, words, shown],
    queryFn: () => readLibrary({ kind, folder, words, shown }),
    placeholderData: (before) => before,
    retry: 1,
  })
  const uploading = useUploads(() => void refetch(), folder)
  const choose = (item: MediaItem) => {
    onChosen(item)
    onClose()
  }
  if (asked && language)
    return (
      <DescribePicture
        item={asked}
        language={language}
        onBack={() => setAsked(undefined)}
        onDescribed={choose}
      />
    )
  return (
    <DropZone onFiles={uploading.add}>
      <div className="media-picker-tools">
        <TextField
          label={<Trans>Search by name</Trans>}
          maxLength={100}
          onChange={({ target }) => {
            setWords(target.value.trim())
            setShown(mostListed)
          }}
          required={false}
          type="search"
        />
        {data && (data.folders.length > 0 || folder !== '') && (
          <SelectField
            label={<Trans>Folder</Trans>}
            onChange={({ target }) => {
              setFolder(target.value)
              setShown(mostListed)
            }}
            value={folder}
          >
            <option value="">{t`All files`}</option>
            {data.folders.map(({ path }) => (
              <option key={path} value={path}>
                {path}
              </option>
            ))}
          </SelectField>
        )}
        <FileButton
          accept={kind === 'picture' ? 'image/*' : undefined}
          isMany
          label={<Trans>Add files</Trans>}
          onFiles={uploading.add}
        />
      </div>
      <UploadList {...uploading} />
      {isPending && <SkeletonBox className="block h-60 w-full" />}
      {isError && (
        <EmptyState
          actions={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}
          icon="cloud-off"
          level="h3"
          title={<Trans>The library could not be read</Trans>}
        />
      )}
      {data?.items.length === 0 && (
        <EmptyState
          icon="image"
          level="h3"
          title={
            words ? <Trans>Nothing in the library fits</Trans> : <Trans>The library is empty</Trans>
          }
        />
      )}
      <ul className="media-grid">
        {data?.items.map((item) => (
          <li key={item.id}>
            <button
              className="media-card"
              onClick={() =>
                language && isSilent(item, language.code) ? setAsked(item) : choose(item)
              }
              type="button"
            >
              <Thumbnail item={item} />
              <span className="media-card-name" dir="auto">
                {item.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data && data.total > data.items.length && (
        <Button onClick={() => setShown(shown + mostListed)} variant="outline">
          <Trans>Show more</Trans>
        </Button>
      )}
    </DropZone>
  )
}

/** As many as are wanted, in calls of a hundred. */
async function readLibrary(wanted: {
  kind: MediaKind | undefined
  folder: string
  words: string
  shown: number
}): Promise<MediaList> {
  const offsets = Array.from(
    { length: wanted.shown / mostListed },
    (_, index) => index * mostListed,
  )
  const parts = await Promise.all(offsets.map((offset) => readPart({ ...wanted, offset })))
  const [first] = parts
  if (!first) throw new Error('nothing was asked for')
  return { ...first, items: parts.flatMap(({ items }) => items) }
}

async function readPart({
  kind,
  folder,
  words,
  offset,
}: {
  kind: MediaKind | undefined
  folder: string
  words: string
  offset: number
}) {
  const query = new URLSearchParams({ sort: 'newest', offset: String(offset), q: words, folder })
  if (kind) query.set('kind', kind)
  const answer = await callApi<MediaList>(`/admin/media?${query.toString()}`)
  if (!answer.ok) throw new Error('the library could not be read')
  return answer.value
}
