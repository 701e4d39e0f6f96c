import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Overview } from '#domain/account.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { Phone } from '#app/ui/phone.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderRows } from './order-rows.tsx'

interface OverviewPageProps {
  overview: Overview
  onCartChanged: () => void
}

/** What a person comes for most: the last orders, and the way to all else that is theirs. */
export function OverviewPage({ overview, onCartChanged }: OverviewPageProps) {
  const { profile, orders, addressCount, listCount } = overview
  const name = <bdi>{profile.name}</bdi>
  return (
    <>
      <h1>
        <Trans>Hello, {name}</Trans>
      </h1>
      <section className="account-part">
        <div className="account-part-head">
          <h2>
            <Trans>Latest orders</Trans>
          </h2>
          {orders.length > 0 && (
            <ContentLink className="link" url="/account/orders">
              <Trans>All orders</Trans>
            </ContentLink>
          )}
        </div>
        {orders.length > 0 ? (
          <OrderRows onCartChanged={onCartChanged} orders={orders} />
        ) : (
          <NoOrders level="h3" />
        )}
      </section>
      <ul className="account-tiles">
        <Tile icon="map-pin" title={<Trans>Addresses</Trans>} url="/account/addresses">
          <span className="num">{addressCount}</span>
        </Tile>
        <Tile icon="list" title={<Trans>Saved lists</Trans>} url="/account/lists">
          <span className="num">{listCount}</span>
        </Tile>
        <Tile icon="user" title={<Trans>Your details</Trans>} url="/account/profile">
          <span>
            <bdi>{profile.email}</bdi>
          </span>
          {profile.phone && (
            <span>
              <Phone number={profile.phone} />
            </span>
          )}
        </Tile>
        <Tile icon="lock" title={<Trans>Security</Trans>} url="/account/security">
          <Trans>Password, second factor, devices</Trans>
        </Tile>
      </ul>
    </>
  )
}

interface TileProps {
  url: string
  icon: IconName
  title: ReactNode
  children: ReactNode
}

function Tile({ url, icon, title, children }: TileProps) {
  return (
    <li>
      <ContentLink className="account-tile" url={url}>
        <Icon name={icon} />
        <span className="account-tile-title">{title}</span>
        <span className="account-tile-text">{children}</span>
      </ContentLink>
    </li>
  )
}
