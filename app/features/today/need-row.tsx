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
  /** Where it is seen to: linked once the section is there. */
  section: string
  query?: string
  action: MessageDescriptor
  /** Past its time as soon as it is there. */
  isLate?: boolean
}

const words = {
  mails_failed: {
    title: (count) =>
      msg`${plural(count, { one: 'Mail could not be sent', other: 'Mails could not be sent' })}`,
    section: 'health',
    action: msg`See mail`,
    isLate: true,
  },
  orders_placed: {
    title: (count) =>
      msg`${plural(count, { one: 'Order waits to be confirmed', other: 'Orders wait to be confirmed' })}`,
    section: 'orders',
    query: '?status=placed',
    action: msg`Open orders`,
  },
  admins_without_factor: {
    title: (count) =>
      msg`${plural(count, { one: 'Person works here without a second factor', other: 'People work here without a second factor' })}`,
    section: 'people',
    query: '?factor=none',
    action: msg`See people`,
  },
  products_sold_out: {
    title: (count) =>
      msg`${plural(count, { one: 'Product is sold out', other: 'Products are sold out' })}`,
    section: 'products',
    action: msg`Plan stock`,
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

/** A number, a sentence, why now, and one button (where its section is there). */
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
