import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Need, NeedKind } from '#domain/admin.schema.ts'
import type { AdminRole } from '#domain/permissions.ts'
import { lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Since } from '#app/workspace/form/since.tsx'
import { sectionsFor } from '#app/workspace/frame/sections.ts'

interface NeedWords {
  title: (count: number) => MessageDescriptor
  /** Where it is seen to. */
  section: string
  query?: string
  action: MessageDescriptor
  /** Past its time as soon as it is there. */
  isLate?: boolean
}

const words = {
  payments_refused: {
    title: (count) =>
      msg`${plural(count, { one: 'Payment did not go as it should', other: 'Payments did not go as they should' })}`,
    section: 'settings',
    query: '?group=payments',
    action: msg`See payments`,
    isLate: true,
  },
  mails_failed: {
    title: (count) =>
      msg`${plural(count, { one: 'Mail could not be sent', other: 'Mails could not be sent' })}`,
    section: 'today',
    query: '?open=mails',
    action: msg`See mail`,
    isLate: true,
  },
  orders_late: {
    title: (count) =>
      msg`${plural(count, { one: 'Order is late to leave', other: 'Orders are late to leave' })}`,
    section: 'orders',
    query: '?queue=late',
    action: msg`Open late orders`,
    isLate: true,
  },
  orders_to_confirm: {
    title: (count) =>
      msg`${plural(count, { one: 'Order waits to be confirmed', other: 'Orders wait to be confirmed' })}`,
    section: 'orders',
    query: '?queue=to_confirm',
    action: msg`Open orders`,
  },
  orders_to_approve: {
    title: (count) =>
      msg`${plural(count, { one: 'Order on invoice to approve', other: 'Orders on invoice to approve' })}`,
    section: 'orders',
    query: '?queue=to_approve',
    action: msg`Approve`,
  },
  orders_to_register: {
    title: (count) =>
      msg`${plural(count, { one: 'Order to register in the till', other: 'Orders to register in the till' })}`,
    section: 'orders',
    query: '?queue=to_register',
    action: msg`Register`,
  },
  quotes_late: {
    title: (count) =>
      msg`${plural(count, { one: 'Quote is past its time', other: 'Quotes are past their time' })}`,
    section: 'quotes',
    query: '?queue=late',
    action: msg`Answer`,
    isLate: true,
  },
  quotes_open: {
    title: (count) =>
      msg`${plural(count, { one: 'Quote waits for an answer', other: 'Quotes wait for an answer' })}`,
    section: 'quotes',
    query: '?queue=open',
    action: msg`Open quotes`,
  },
  sellers_waiting: {
    title: (count) =>
      msg`${plural(count, { one: 'Application of a seller waits', other: 'Applications of sellers wait' })}`,
    section: 'sellers',
    query: '?queue=waiting',
    action: msg`Open applications`,
  },
  messages_open: {
    title: (count) =>
      msg`${plural(count, { one: 'Message waits for an answer', other: 'Messages wait for an answer' })}`,
    section: 'messages',
    query: '?queue=open',
    action: msg`Open messages`,
  },
  products_low: {
    title: (count) => msg`${plural(count, { one: 'Product runs out', other: 'Products run out' })}`,
    section: 'products',
    query: '?stock=low',
    action: msg`Plan stock`,
  },
  food_missing: {
    title: (count) =>
      msg`${plural(count, { one: 'Product lacks food information', other: 'Products lack food information' })}`,
    section: 'products',
    query: '?missing=food',
    action: msg`Fill in`,
  },
  admins_without_factor: {
    title: (count) =>
      msg`${plural(count, { one: 'Person works here without a second factor', other: 'People work here without a second factor' })}`,
    section: 'people',
    query: '?factor=none',
    action: msg`See people`,
  },
  products_untranslated: {
    title: (count) =>
      msg`${plural(count, { one: 'Product is not named in every language', other: 'Products are not named in every language' })}`,
    section: 'products',
    query: '?missing=languages',
    action: msg`Name them`,
  },
  texts_missing: {
    title: (count) =>
      msg`${plural(count, { one: 'Text lacks a translation', other: 'Texts lack a translation' })}`,
    section: 'translations',
    action: msg`Translate`,
  },
} as const satisfies Record<NeedKind, NeedWords>

interface NeedRowProps {
  need: Need
  now: number
  role: AdminRole
}

/** A number, a sentence, why now, and one button. */
export function NeedRow({ need, now, role }: NeedRowProps) {
  const { i18n } = useLingui()
  const { count, since, parts } = need
  const { title, section, query = '', action, isLate }: NeedWords = words[need.kind]
  const place = sectionsFor(role).find(({ key }) => key === section)
  return (
    <li data-late={isLate}>
      <span className="ws-need-count">{i18n.number(count)}</span>
      <div>
        <strong>{i18n._(title(count))}</strong>
        <p>
          {since !== null && (
            <span className="ws-need-since">
              <Trans>
                oldest <Since at={since} now={now} />
              </Trans>
            </span>
          )}
          {parts.map((part) => (
            <span key={part.label}>
              <span>{i18n.number(part.count)}</span> <bdi>{part.label}</bdi>
            </span>
          ))}
        </p>
      </div>
      {place && (
        <ContentLink
          className={lookOf({ variant: isLate ? 'primary' : 'outline', size: 's' })}
          url={place.path + query}
        >
          {i18n._(action)}
        </ContentLink>
      )}
    </li>
  )
}
