import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ContactForm } from '#domain/conversations.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

const root = getRouteApi('__root__')

/** The other ways to reach the factory, and where answers stand already. */
export function ReachPanel({ form }: { form: ContactForm }) {
  const { t } = useLingui()
  const { company } = root.useLoaderData()
  return (
    <aside aria-label={t`Other ways to reach us`} className="reach">
      {company.phone && (
        <section>
          <h2>
            <Trans>Ring</Trans>
          </h2>
          <a className="reach-big" href={`tel:${company.phone.replaceAll(/[^\d+]/gu, '')}`}>
            <bdi className="num" dir="ltr">
              {company.phoneText ?? company.phone}
            </bdi>
          </a>
        </section>
      )}
      {company.email && (
        <section>
          <h2>
            <Trans>Write</Trans>
          </h2>
          <a className="reach-big" href={`mailto:${company.email}`}>
            <bdi dir="ltr">{company.email}</bdi>
          </a>
          <p>
            <Trans>An answer within one working day</Trans>
          </p>
        </section>
      )}
      {company.address && (
        <section>
          <h2>
            <Trans>Come by</Trans>
          </h2>
          <p className="reach-big">
            <bdi>{company.address}</bdi>
          </p>
          <PageLink className="link" to="/locations">
            <Trans>Places and opening hours</Trans>
          </PageLink>
        </section>
      )}
      <section>
        <h2>
          <Trans>Quicker answers</Trans>
        </h2>
        <ul className="reach-quick">
          {form !== 'support' && (
            <>
              <QuickLink to="/support">{t`Where is my order?`}</QuickLink>
              <QuickLink to="/support">{t`Something is missing or damaged`}</QuickLink>
            </>
          )}
          <QuickLink to="/faq">{t`Allergens in a product`}</QuickLink>
          <QuickLink to="/faq">{t`Payment and delivery`}</QuickLink>
        </ul>
      </section>
    </aside>
  )
}

function QuickLink({ to, children }: { to: `/${string}`; children: string }) {
  return (
    <li>
      <PageLink to={to}>
        <span>{children}</span>
        <Icon name="chevron-right" size="s" />
      </PageLink>
    </li>
  )
}
