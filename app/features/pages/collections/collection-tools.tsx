import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { collectionKeys } from '#domain/collections.ts'
import type { EditableCollection } from '#domain/collections.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { collectionWords } from './collection-words.ts'

const root = getRouteApi('__root__')

/** Which list, and in which language its items are written. */
export function CollectionTools({ collection }: { collection: EditableCollection }) {
  const { t, i18n } = useLingui()
  const { go } = useList()
  const { languages } = root.useLoaderData()
  return (
    <>
      <nav aria-label={t`List`} className="ws-areas">
        {collectionKeys.map((key) => (
          <ListLink
            aria-current={key === collection.collection ? 'page' : undefined}
            change={{ collection: key, open: undefined }}
            key={key}
          >
            {i18n._(collectionWords[key].name)}
          </ListLink>
        ))}
      </nav>
      <label className="ws-filter" data-set>
        <span>{t`Language`}</span>
        <select
          name="language"
          onChange={({ target }) => go({ language: target.value })}
          value={collection.languageCode}
        >
          {languages.map(({ code, nativeName }) => (
            <option key={code} lang={code} value={code}>
              {nativeName}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </label>
    </>
  )
}
