import { useLingui } from '@lingui/react/macro'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Search, kind and order of the library. */
export function MediaTools() {
  const { t } = useLingui()
  const { search, go } = useList()
  return (
    <>
      <ListSearch label={t`Search by name`} />
      <ListFilter
        label={t`Kind`}
        name="kind"
        options={[
          { value: 'picture', label: t`Pictures` },
          { value: 'file', label: t`Files` },
        ]}
      />
      <label className="ws-filter">
        <span>{t`Sort by`}</span>
        <select
          name="sort"
          onChange={({ target }) => go({ sort: target.value, open: undefined })}
          value={search['sort'] ?? ''}
        >
          <option value="">{t`By name`}</option>
          <option value="newest">{t`Newest first`}</option>
          <option value="largest">{t`Largest first`}</option>
        </select>
        <Icon name="chevron-down" size="s" />
      </label>
    </>
  )
}
