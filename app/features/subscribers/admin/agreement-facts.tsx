import { Trans, useLingui } from '@lingui/react/macro'
import type { Agreement } from '#domain/admin-subscribers.schema.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { Moment } from '#app/ui/moment.tsx'
import { SubscriberStanding } from './subscribers-table.tsx'
import { leavingWords } from './subscriber-words.ts'

/** What somebody has agreed to of one list, when and to which wording, and how they left it. */
export function AgreementFacts({ agreement, name }: { agreement: Agreement; name: string }) {
  const { t, i18n } = useLingui()
  const languageName = useLanguageName()
  const { status, consentVersion, consentLanguage, askedAt, confirmedAt } = agreement
  const { hasProof, unsubscribedAt, unsubscribedHow } = agreement
  const language = languageName(consentLanguage)
  return (
    <section className="mt-6">
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <dl className="ws-facts">
        <dt>{t`State`}</dt>
        <dd>
          <SubscriberStanding state={status} />
        </dd>
        <dt>{t`Asked for it`}</dt>
        <dd>
          <Moment at={askedAt} />
        </dd>
        <dt>{t`Agreed`}</dt>
        <dd>
          {confirmedAt === null ? (
            <Trans>Not yet</Trans>
          ) : (
            <>
              <Moment at={confirmedAt} />
              {hasProof && (
                <div className="ws-quiet">
                  <Trans>The network address is kept as a hash.</Trans>
                </div>
              )}
            </>
          )}
        </dd>
        <dt>{t`Wording`}</dt>
        <dd>
          <bdi>{t`Version ${consentVersion}, read in ${language}`}</bdi>
        </dd>
        {unsubscribedAt !== null && (
          <>
            <dt>{t`Left the list`}</dt>
            <dd>
              <Moment at={unsubscribedAt} />
              {unsubscribedHow && (
                <div className="ws-quiet">{i18n._(leavingWords[unsubscribedHow])}</div>
              )}
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
