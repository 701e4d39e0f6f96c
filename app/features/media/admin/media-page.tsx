import '#app/styles/media.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { mostListed } from '#domain/media.schema.ts'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import type { Library } from '#app/features/media/media.functions.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DropZone, FileButton } from './drop-zone.tsx'
import { MediaFolders } from './media-folders.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaSheet } from './media-sheet.tsx'
import { MediaTools } from './media-tools.tsx'
import { UploadGuard } from './upload-guard.tsx'
import { UploadList } from './upload-list.tsx'
import type { UsePlaces } from './use-link.tsx'
import { useUploads } from './use-uploads.ts'
import type { AltLanguage } from './alt-language.ts'

export interface MediaPageProps {
  library: Library
  languages: readonly AltLanguage[]
  canEdit: boolean
  /** Reads the library anew. */
  onChanged: () => Promise<void>
  places: UsePlaces
}

/** Pictures and files of the site: added by choosing or dropping, and looked after one by one in the sheet beside them. */
export function MediaPage(props: MediaPageProps) {
  const { library, languages, canEdit, onChanged, places } = props
  const { t, i18n } = useLingui()
  const { search, addressOf } = useList()
  const folder = search['folder'] ?? ''
  const uploading = useUploads(() => void onChanged(), folder)
  const { list, page, opened } = library
  const isFiltered = Boolean(search['q'] ?? search['kind'] ?? search['folder'])
  const content = (
    <>
      <UploadGuard
        isSending={uploading.isSending}
        refused={uploading.uploads.filter(({ state }) => state === 'refused').length}
      />
      <UploadList {...uploading} />
      <MediaFolders canEdit={canEdit} folders={list.folders} onChanged={onChanged} />
      {list.items.length > 0 && <MediaGrid items={list.items} languages={languages} />}
      {list.items.length === 0 && isFiltered && (
        <EmptyState
          actions={
            <a
              className="btn btn-outline"
              href={addressOf({ q: undefined, kind: undefined, folder: undefined })}
            >
              <Trans>Show all</Trans>
            </a>
          }
          icon="search"
          title={<Trans>Nothing in the library fits</Trans>}
        />
      )}
      {list.items.length === 0 && !isFiltered && (
        <EmptyState
          actions={
            canEdit && (
              <FileButton isMany label={<Trans>Add files</Trans>} onFiles={uploading.add} />
            )
          }
          icon="image"
          title={<Trans>The library is empty</Trans>}
        >
          <Trans>Pictures up to 10 MB (JPEG, PNG, WebP, AVIF) and other files up to 50 MB.</Trans>
        </EmptyState>
      )}
      {list.total > mostListed && (
        <TablePager page={page} pageSize={mostListed} total={list.total} />
      )}
    </>
  )
  return (
    <SectionPage
      actions={
        canEdit && (
          <FileButton
            isMany
            label={
              <>
                <Icon name="plus" size="s" />
                <span>{t`Add files`}</span>
              </>
            }
            onFiles={uploading.add}
            variant="primary"
          />
        )
      }
      count={i18n.number(list.total)}
      sheet={
        opened && (
          <MediaSheet
            canEdit={canEdit}
            folders={list.folders}
            key={opened.item.id}
            languages={languages}
            onChanged={onChanged}
            opened={opened}
            places={places}
          />
        )
      }
      title={<Trans>Media</Trans>}
      tools={<MediaTools />}
    >
      <div className="ws-section-body">
        {canEdit ? <DropZone onFiles={uploading.add}>{content}</DropZone> : content}
      </div>
    </SectionPage>
  )
}
