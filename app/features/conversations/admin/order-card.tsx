import { useLingui } from '@lingui/react/macro'
import type { AdminConversation } from '#domain/admin-conversations.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Price } from '#app/ui/price.tsx'

/** The order that a message is about, where its number and the sender's address fit one. */
export function OrderCard({ order }: { order: NonNullable<AdminConversation['order']> }) {
  const { t } = useLingui()
  const { number, totalOre, at } = order
  return (
    <PageLink className="inbox-order" to={`/admin/orders/${number}`}>
      <Icon name="shopping-bag" />
      <span>
        <b>
          <bdi className="num">{number}</bdi>
        </b>
        <small>
          <span>{t`Placed`}</span> <Moment at={at} /> <Price ore={totalOre} />
        </small>
      </span>
      <Icon name="chevron-right" size="s" />
    </PageLink>
  )
}
