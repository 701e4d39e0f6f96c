import { Trans } from '@lingui/react/macro'
import { isAllowed } from '#domain/permissions.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NewRestaurantSheet } from './new-restaurant-sheet.tsx'
import type { RestaurantsData } from './restaurant-props.ts'
import { RestaurantSheet } from './restaurant-sheet.tsx'
import { RestaurantTable } from './restaurant-table.tsx'

/** The restaurants in the order in which guests find them, and one of them beside the list. */
export function RestaurantsPage({ data, start, onChanged }: SectionProps<RestaurantsData>) {
  const { search } = useList()
  const { restaurants, languages } = data
  const canMake = isAllowed(start, 'settings.edit')
  const open = restaurants.find(({ id }) => id === search['open'])
  const language =
    [search['lang'], currentLanguageCode()]
      .map((wanted) => languages.find(({ code }) => code === wanted))
      .find(Boolean) ?? languages[0]
  if (!language) return null
  const sheet = { canEdit: isAllowed(start, 'dishes.edit'), data, language, onChanged, start }
  return (
    <SectionPage
      actions={
        canMake && (
          <ListLink change={{ open: 'new' }} className={lookOf({ size: 's' })}>
            <Icon name="plus" size="s" />
            <Trans>New restaurant</Trans>
          </ListLink>
        )
      }
      description={
        <Trans>
          Where they are, when they are open and how they take orders. Guests meet what is saved
          here with their next page.
        </Trans>
      }
      sheet={
        search['open'] === 'new' && canMake ? (
          <NewRestaurantSheet data={data} language={language} onChanged={onChanged} />
        ) : (
          open && <RestaurantSheet {...sheet} key={open.id} restaurant={open} />
        )
      }
      title={<Trans>Restaurants</Trans>}
    >
      <RestaurantTable data={data} onChanged={onChanged} start={start} />
    </SectionPage>
  )
}
