import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { productStates } from '#domain/admin-products.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { stateWords } from '#app/workspace/names/product-names.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { ButtonLink, lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DishSheet } from './dish-sheet.tsx'
import { DishTables, nothingAsked } from './dish-table.tsx'
import { type DishesData, type MenuProps, textIn } from './dish-props.ts'
import { MenuSectionSheet, NewMenuSectionSheet } from './menu-section-sheet.tsx'
import { MenuSectionTable } from './menu-section-table.tsx'
import { NewDishSheet } from './new-dish-sheet.tsx'
import { OptionGroupSheet } from './option-group-sheet.tsx'
import { OptionGroupTable } from './option-group-table.tsx'

/** The menu of a restaurant: its dishes, the sections that they stand in, and the groups of options that are chosen with them. */
export function DishesPage({ data, start, onChanged }: SectionProps<DishesData>) {
  const { search } = useList()
  const { menu, languages, now } = data
  const language =
    [search['lang'], currentLanguageCode()]
      .map((wanted) => languages.find(({ code }) => code === wanted))
      .find(Boolean) ?? languages[0]
  if (!menu || !language)
    return (
      <SectionPage title={<Trans>Dishes</Trans>}>
        <EmptyState
          icon="utensils"
          title={<Trans>There is no restaurant that you look after</Trans>}
        />
      </SectionPage>
    )
  const canEdit = isAllowed(start, 'dishes.edit')
  return <MenuPage {...{ menu, now, languages, language, start, canEdit, onChanged }} data={data} />
}

function MenuPage({ data, ...props }: MenuProps & { data: DishesData }) {
  const { menu, canEdit } = props
  const { t, i18n } = useLingui()
  const { search } = useList()
  const view = search['view'] === 'sections' || search['view'] === 'groups' ? search['view'] : ''
  const isReady = view !== '' || menu.sections.length > 0
  const shown = menu.dishes.filter(({ state }) => state !== 'archived').length
  return (
    <SectionPage
      actions={
        <>
          <ButtonLink
            size="s"
            to={`/admin/dishes/allergens?restaurant=${menu.restaurant.slug}`}
            variant="outline"
          >
            <Trans>Allergen sheet</Trans>
          </ButtonLink>
          {canEdit && isReady && (
            <ListLink change={{ open: 'new' }} className={lookOf({ size: 's' })}>
              <Icon name="plus" size="s" />
              {view === 'sections' && <Trans>New section</Trans>}
              {view === 'groups' && <Trans>New option group</Trans>}
              {view === '' && <Trans>New dish</Trans>}
            </ListLink>
          )}
        </>
      }
      count={i18n.number(
        { '': shown, sections: menu.sections.length, groups: menu.groups.length }[view],
      )}
      description={<bdi>{menu.restaurant.name}</bdi>}
      sheet={<OpenSheet {...props} data={data} open={search['open']} view={view} />}
      title={<Trans>Dishes</Trans>}
      tools={
        <>
          <nav aria-label={t`Parts of the menu`} className="flex flex-wrap gap-2">
            <ViewLink isChosen={view === ''} view={undefined}>
              <Trans>Dishes</Trans>
            </ViewLink>
            <ViewLink isChosen={view === 'sections'} view="sections">
              <Trans>Sections of the menu</Trans>
            </ViewLink>
            <ViewLink isChosen={view === 'groups'} view="groups">
              <Trans>Option groups</Trans>
            </ViewLink>
          </nav>
          {data.restaurants.length > 1 && (
            <ListFilter
              isAlwaysSet
              label={t`Restaurant`}
              name="restaurant"
              options={data.restaurants.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          )}
          {view === '' && <DishFilters {...props} />}
        </>
      }
    >
      {view === 'sections' && <MenuSectionTable {...props} />}
      {view === 'groups' && <OptionGroupTable {...props} />}
      {view === '' &&
        (isReady ? (
          <DishTables {...props} />
        ) : (
          <EmptyState icon="utensils" title={<Trans>Add a section of the menu first</Trans>} />
        ))}
    </SectionPage>
  )
}

function DishFilters(props: MenuProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <ListSearch label={t`Name of a dish`} />
      <ListFilter
        label={t`Section`}
        name="section"
        options={props.menu.sections.map(({ id, titles }) => ({
          value: id,
          label: textIn(titles, props),
        }))}
      />
      <ListFilter
        label={t`State`}
        name="state"
        options={productStates.map((value) => ({ value, label: i18n._(stateWords[value]) }))}
      />
      <ListFilter
        label={t`Ordered for`}
        name="had"
        options={[
          { value: 'eat_in', label: t`Eaten here` },
          { value: 'pickup', label: t`Picked up` },
          { value: 'sold_out', label: t`Sold out now` },
        ]}
      />
    </>
  )
}

interface OpenSheetProps extends MenuProps {
  data: DishesData
  view: string
  open: string | undefined
}

/** What is open beside the list: one of what the list shows, or a new one. */
function OpenSheet({ data, view, open, ...props }: OpenSheetProps) {
  const { menu, canEdit } = props
  if (open === undefined) return null
  const isNew = open === 'new' && canEdit
  const isIt = ({ id }: { id: string }) => id === open
  if (view === 'sections') {
    const section = menu.sections.find(isIt)
    if (isNew) return <NewMenuSectionSheet {...props} />
    return section ? <MenuSectionSheet {...props} key={open} section={section} /> : null
  }
  if (view === 'groups') {
    const group = menu.groups.find(isIt)
    if (isNew) return <OptionGroupSheet {...props} key="new" />
    return group ? <OptionGroupSheet {...props} group={group} key={open} /> : null
  }
  if (isNew) return <NewDishSheet {...props} />
  const dish = menu.dishes.find(isIt)
  const { product } = data
  return dish && product?.id === dish.id ? (
    <DishSheet {...props} dish={dish} key={open} product={product} />
  ) : null
}

interface ViewLinkProps {
  view: string | undefined
  isChosen: boolean
  children: ReactNode
}

function ViewLink({ view, isChosen, children }: ViewLinkProps) {
  return (
    <ListLink
      aria-current={isChosen ? 'true' : undefined}
      change={{ ...nothingAsked, view, open: undefined }}
      className={lookOf({ variant: isChosen ? 'primary' : 'outline', size: 's' })}
    >
      {children}
    </ListLink>
  )
}
