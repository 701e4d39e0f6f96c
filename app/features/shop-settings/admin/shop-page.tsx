import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { isAllowed } from '#domain/permissions.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { lookOf } from '#app/ui/button.tsx'
import type { Elements } from '#app/ui/elements.ts'
import { Icon } from '#app/ui/icon.tsx'
import '#app/styles/settings.css'
import { DeliverySheet } from './delivery-sheet.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { NewDeliverySheet } from './new-delivery-sheet.tsx'
import type { ShopData } from './shop-props.ts'
import { TaxRatesPart } from './tax-rates-part.tsx'

const parts = [
  { key: 'deliveries', label: msg`Delivery` },
  { key: 'vat', label: msg`VAT` },
  { key: 'ordering', label: msg`Payment and smallest order` },
] as const

type ShopPageProps = SectionProps<ShopData> & {
  /** The form of how one orders, which is a group of the site's settings. */
  ordering: Elements
}

/** What the shop sells by: how goods reach their buyer, what VAT they bear, how they are paid. */
export function ShopPage({ data, start, onChanged, ordering }: ShopPageProps) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  const part = parts.find(({ key }) => key === search['part'])?.key ?? 'deliveries'
  const { deliveries, languages, tax } = data
  const canEdit = isAllowed(start, 'settings.edit')
  const open = deliveries.find(({ id }) => id === search['open'])
  const language =
    [search['lang'], currentLanguageCode()]
      .map((wanted) => languages.find(({ code }) => code === wanted))
      .find(Boolean) ?? languages[0]
  if (!language) return null
  const sheet = { canEdit, language, languages, onChanged }
  const isNew = search['open'] === 'new' && canEdit
  const bodies = {
    deliveries: <DeliveryTable canEdit={canEdit} data={data} onChanged={onChanged} />,
    vat: <TaxRatesPart canEdit={canEdit} onChanged={onChanged} tax={tax} />,
    ordering,
  }
  return (
    <SectionPage
      actions={
        canEdit &&
        part === 'deliveries' && (
          <ListLink change={{ open: 'new' }} className={lookOf({ size: 's' })}>
            <Icon name="plus" size="s" />
            <Trans>New way of delivery</Trans>
          </ListLink>
        )
      }
      description={
        <Trans>
          The next checkout has what is saved here. What is ordered already stays as it was ordered.
        </Trans>
      }
      sheet={
        isNew ? (
          <NewDeliverySheet {...sheet} known={deliveries.map(({ id }) => id)} />
        ) : (
          open && <DeliverySheet {...sheet} delivery={open} key={open.id} />
        )
      }
      title={<Trans>Shop settings</Trans>}
      tools={
        <nav aria-label={t`Shop settings`} className="settings-groups">
          {parts.map(({ key, label }) => (
            <ListLink
              aria-current={key === part ? 'page' : undefined}
              change={{ part: key, open: undefined }}
              key={key}
            >
              {i18n._(label)}
            </ListLink>
          ))}
        </nav>
      }
    >
      {part === 'deliveries' ? bodies[part] : <div className="ws-section-body">{bodies[part]}</div>}
    </SectionPage>
  )
}
