import { Trans, useLingui } from '@lingui/react/macro'
import { orgNoInThrees } from '#domain/org-no-in-threes.ts'
import { phoneText } from '#domain/phone.ts'
import { kindWords } from '#app/features/sellers/kind-words.ts'
import { typedHours } from '#app/features/sellers/typed-hours.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { weekdayName, weekdays } from '#app/workspace/names/weekdays.ts'
import type { ApplicationProps } from './seller-props.ts'
import { type ApplicationField, fieldWords, paymentWords, volumeWords } from './seller-words.ts'

type Application = ApplicationProps['application']

/** What the business answered, step by step; what was asked to be changed is marked. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { t, i18n } = useLingui()
  const languageName = useLanguageName()
  const { street, postcode, city, lat, lng, kind, volume, payment, hasColdChain } = application
  const place = [street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ')
  const goods = application.goods.map(({ name }) => name)
  const facts = {
    orgNo: orgNoInThrees(application.orgNo),
    company: application.company,
    kind: kind && i18n._(kindWords[kind]),
    contact: application.contact,
    email: application.email,
    phone: application.phone && phoneText(application.phone),
    website: application.website,
    street: place,
    pin: lat !== null && lng !== null && `${lat}, ${lng}`,
    products: goods.join(', '),
    volume: volume && i18n._(volumeWords[volume]),
    coldChain: hasColdChain === null ? '' : hasColdChain ? t`Yes` : t`No`,
    payment: payment && i18n._(paymentWords[payment]),
  } satisfies Partial<Record<ApplicationField, string | false | null>>
  return (
    <>
      <h3>
        <Trans>Application</Trans>
      </h3>
      <dl className="ws-facts">
        {(Object.entries(facts) as [keyof typeof facts, string | false | null][]).map(
          ([field, value]) =>
            value && (
              <div className="contents" key={field}>
                <Name application={application} field={field} />
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
        <div className="contents">
          <dt>{t`Language`}</dt>
          <dd>
            <bdi>{languageName(application.languageCode)}</bdi>
          </dd>
        </div>
        <div className="contents">
          <Name application={application} field="hours" />
          <dd>
            <Hours application={application} />
          </dd>
        </div>
      </dl>
      {application.story && (
        <>
          <h3>
            <Trans>Story</Trans>
          </h3>
          <p className="whitespace-pre-line" dir="auto" lang={application.languageCode}>
            {application.story}
          </p>
        </>
      )}
    </>
  )
}

function Name({ application, field }: { application: Application; field: ApplicationField }) {
  const { i18n } = useLingui()
  const isMarked = application.markedFields.includes(field)
  return (
    <dt>
      {isMarked ? (
        <mark className="bg-[var(--warning-tint)] text-[var(--warning-ink)]">
          {i18n._(fieldWords[field])}
        </mark>
      ) : (
        i18n._(fieldWords[field])
      )}
    </dt>
  )
}

function Hours({ application }: { application: Application }) {
  const { t } = useLingui()
  const { weekly } = typedHours(application)
  return (
    <ul className="num">
      {weekdays.map((day) => {
        const times = weekly
          .filter(({ weekday }) => weekday === day)
          .map(({ opens, closes }) => `${opens}–${closes}`)
        return (
          <li className="flex justify-between gap-4" key={day}>
            <span suppressHydrationWarning>{weekdayName(day)}</span>
            <bdi>{times.join(', ') || t`Closed`}</bdi>
          </li>
        )
      })}
    </ul>
  )
}
