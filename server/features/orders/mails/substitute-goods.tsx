import { msg } from '@lingui/core/macro'
import { Link, Text } from 'react-email'
import type { Substitute } from '#domain/fulfilment.schema.ts'
import { formatOre } from '#domain/money.ts'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { isolated } from '#server/i18n/isolated.ts'
import type { OrderMail } from './order-mail.ts'

interface SubstituteGoodsProps extends Pick<OrderMail, 'addressOf' | 'i18n'> {
  substitute: Substitute
}

/** What could come instead, with all that is to be known before it is chosen, and the way to its page. */
export function SubstituteGoods({ substitute, addressOf, i18n }: SubstituteGoodsProps) {
  const { title, packageSize, unitOre, url, allergenText, withdrawalText } = substitute
  const offered = msg({ message: 'Something else instead: {title}, {price} each' })
  return (
    <>
      <Link href={addressOf(url)} style={mailStyle.link}>
        {i18n._({
          ...offered,
          values: { title: isolated(title), price: isolated(formatOre(unitOre)) },
        })}
      </Link>
      {[packageSize, allergenText, withdrawalText].filter(Boolean).map((text) => (
        <Text key={text} style={mailStyle.small}>
          <bdi>{text}</bdi>
        </Text>
      ))}
    </>
  )
}
