import { Trans, useLingui } from '@lingui/react/macro'
import { isAllowed } from '#domain/permissions.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CategoriesData } from './category-props.ts'
import { CategorySheet } from './category-sheet.tsx'
import { CategoryTable } from './category-table.tsx'
import { NewCategorySheet } from './new-category-sheet.tsx'

/** The shelves of the shop, in the order in which visitors meet them, and one of them beside the list. */
export function CategoriesPage({ data, start, onChanged }: SectionProps<CategoriesData>) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  const { categories, languages } = data
  const canEdit = isAllowed(start, 'products.edit')
  const open = categories.find(({ id }) => id === search['open'])
  const language =
    [search['lang'], currentLanguageCode()]
      .map((wanted) => languages.find(({ code }) => code === wanted))
      .find(Boolean) ?? languages[0]
  if (!language) return null
  const sheet = { canEdit, language, languages, onChanged, start }
  return (
    <SectionPage
      actions={
        canEdit && (
          <ListLink change={{ open: 'new' }} className={lookOf({ size: 's' })}>
            <Icon name="plus" size="s" />
            <Trans>New category</Trans>
          </ListLink>
        )
      }
      count={i18n.number(categories.length)}
      description={
        <Trans>
          They stand in this order on the site. A category that is moved keeps its products, and an
          address that changes leads on to the new one.
        </Trans>
      }
      sheet={
        search['open'] === 'new' && canEdit ? (
          <NewCategorySheet {...sheet} known={categories.map(({ id }) => id)} />
        ) : (
          open && <CategorySheet {...sheet} category={open} key={open.id} />
        )
      }
      title={<Trans>Categories</Trans>}
      tools={
        <>
          <ListSearch label={t`Name or address`} />
          <ListFilter
            label={t`State`}
            name="state"
            options={[
              { value: 'shown', label: t`Shown` },
              { value: 'hidden', label: t`Hidden` },
            ]}
          />
        </>
      }
    >
      <CategoryTable canEdit={canEdit} data={data} onChanged={onChanged} />
    </SectionPage>
  )
}
