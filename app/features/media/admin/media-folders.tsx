import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaFolders as Folders } from '#domain/media.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { foldersIn, wayTo } from './folders-of.ts'
import { RenameFolder } from './rename-folder.tsx'

interface MediaFoldersProps {
  folders: Folders['folders']
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** The way to the folder that is open, and those in it. */
export function MediaFolders({ folders, canEdit, onChanged }: MediaFoldersProps) {
  const { t, i18n } = useLingui()
  const { search, go } = useList()
  const folder = search['folder'] ?? ''
  const [isRenaming, setIsRenaming] = useState(false)
  const inner = foldersIn(folders, folder)
  if (folder === '' && inner.length === 0) return null
  return (
    <nav aria-label={t`Folders`} className="media-folders">
      {folder !== '' && (
        <>
          <ListLink change={{ folder: undefined, open: undefined }}>
            <Trans>All files</Trans>
          </ListLink>
          {wayTo(folder).map(({ path, name }) => (
            <ListLink
              aria-current={path === folder ? 'true' : undefined}
              change={{ folder: path, open: undefined }}
              key={path}
            >
              <Icon name="chevron-right" size="s" />
              <bdi>{name}</bdi>
            </ListLink>
          ))}
          {canEdit && (
            <Button onClick={() => setIsRenaming(true)} size="s" variant="outline">
              <Trans>Rename folder</Trans>
            </Button>
          )}
        </>
      )}
      {inner.length > 0 && (
        <ul>
          {inner.map(({ path, name, files }) => (
            <li key={path}>
              <ListLink change={{ folder: path, open: undefined }} className="media-folder">
                <Icon name="folder" size="s" />
                <bdi>{name}</bdi>
                <span className="num">{i18n.number(files)}</span>
              </ListLink>
            </li>
          ))}
        </ul>
      )}
      {canEdit && (
        <RenameFolder
          folder={folder}
          folders={folders}
          isOpen={isRenaming}
          onClose={() => setIsRenaming(false)}
          onRenamed={(to) => {
            go({ folder: to || undefined }, 'replace')
            void onChanged()
          }}
        />
      )}
    </nav>
  )
}
