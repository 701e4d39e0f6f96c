import { Trans, useLingui } from '@lingui/react/macro'
import { isAllowed } from '#domain/permissions.ts'
import { RecordTabs } from '#app/workspace/form/record-tabs.tsx'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { HoursForm } from './hours-form.tsx'
import { ManagersForm } from './managers-form.tsx'
import { RestaurantFactsForm } from './restaurant-facts-form.tsx'
import { defaultCodeOf, restaurantName, type RestaurantProps } from './restaurant-props.ts'
import { OpenNow, RestaurantState } from './restaurant-state.tsx'
import { RestaurantTextsForm } from './restaurant-texts-form.tsx'
import { TablesPart } from './tables-part.tsx'

/** One restaurant, in parts, with the ways to its pages and screens. */
export function RestaurantSheet(props: RestaurantProps) {
  const { restaurant, data, language, start } = props
  const { t } = useLingui()
  const { status, opening, words } = restaurant
  const codes = [language.code, currentLanguageCode(), defaultCodeOf(data)]
  const tabs = [
    { key: 'facts', label: t`Facts`, body: <RestaurantFactsForm {...props} /> },
    {
      key: 'texts',
      label: t`Texts`,
      body: <RestaurantTextsForm {...props} />,
      isIncomplete: data.languages.some(({ code }) => !words[code]?.name),
    },
    { key: 'hours', label: t`Hours`, body: <HoursForm {...props} /> },
    { key: 'tables', label: t`Tables`, body: <TablesPart {...props} /> },
    ...(isAllowed(start, 'people.read')
      ? [{ key: 'managers', label: t`Managers`, body: <ManagersForm {...props} /> }]
      : []),
  ]
  return (
    <SideSheet
      isWide
      meta={
        <>
          <RestaurantState status={status} />
          <OpenNow now={data.now} opening={opening} />
        </>
      }
      title={<bdi>{restaurantName(restaurant, codes)}</bdi>}
    >
      <Ways {...props} />
      <RecordTabs label={t`Parts of the restaurant`} tabs={tabs} />
    </SideSheet>
  )
}

function Ways({ restaurant: { id, slug, status }, canEdit }: RestaurantProps) {
  const { t } = useLingui()
  const look = { size: 's', variant: 'outline' } as const
  return (
    <nav aria-label={t`Its pages and screens`} className="flex flex-wrap gap-2 py-2">
      {status === 'open' && (
        <>
          <ButtonLink {...look} to={`/restaurant-menu/${slug}`}>
            <Trans>Menu</Trans>
          </ButtonLink>
          <ButtonLink {...look} to={`/public-queue/${id}`}>
            <Trans>Queue screen</Trans>
          </ButtonLink>
        </>
      )}
      {canEdit && (
        <ButtonLink {...look} to="/kitchen/dashboard">
          <Trans>Kitchen</Trans>
        </ButtonLink>
      )}
      <ButtonLink {...look} to="/kitchen/team">
        <Trans>Screens and people</Trans>
      </ButtonLink>
    </nav>
  )
}
