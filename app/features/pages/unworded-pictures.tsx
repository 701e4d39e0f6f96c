import { Trans, useLingui } from '@lingui/react/macro'
import type { UnwordedPictures as Pictures } from '#domain/pages.schema.ts'
import { textName } from '#app/features/edit-mode/text-names.ts'
import { PageLink } from '#app/ui/page-link.tsx'

interface UnwordedPicturesProps {
  pageKey: string
  pictures: Pictures['pictures']
}

/** What keeps a page from being published: pictures that say nothing to who does not see them. */
export function UnwordedPictures({ pageKey, pictures }: UnwordedPicturesProps) {
  const { i18n } = useLingui()
  if (pictures.length === 0) return null
  return (
    <div className="ws-note">
      <p>
        <Trans>These pictures have no alternative text in this language:</Trans>
      </p>
      <ul>
        {pictures.map(({ id, name, textKey }) => (
          <li key={`${id} ${textKey}`}>
            <PageLink to={`/admin/media?open=${id}`}>
              <bdi>{name}</bdi>
            </PageLink>{' '}
            <span>{textName(i18n, { page: pageKey, key: textKey })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
