import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminSubscriber } from '#domain/admin-subscribers.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { NewsletterList } from '#domain/newsletter-lists.schema.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { Moment } from '#app/ui/moment.tsx'
import { AgreementFacts } from './agreement-facts.tsx'
import { SubscriberBlock } from './subscriber-block.tsx'
import { SubscriberStanding } from './subscribers-table.tsx'
import { sourceWords } from './subscriber-words.ts'
import { useListName } from './use-list-name.ts'

interface SubscriberSheetProps {
  subscriber: AdminSubscriber
  lists: readonly NewsletterList[]
  languages: readonly EditableLanguage[]
  onChanged: () => Promise<void>
}

/** One address: where it came from, and list by list how and when its owner agreed and left. */
export function SubscriberSheet(props: SubscriberSheetProps) {
  const { subscriber, lists, languages, onChanged } = props
  const { t, i18n } = useLingui()
  const languageName = useLanguageName()
  const nameOf = useListName(languages)
  const { email, state, source, languageCode, createdAt, hasAccount } = subscriber
  const { agreements, blockedAt, softBounces } = subscriber
  const times = i18n.number(softBounces)
  return (
    <SideSheet
      meta={<SubscriberStanding state={state} />}
      title={
        <bdi className="[overflow-wrap:anywhere]" dir="ltr">
          {email}
        </bdi>
      }
    >
      <dl className="ws-facts">
        <dt>{t`Known since`}</dt>
        <dd>
          <Moment at={createdAt} />
        </dd>
        <dt>{t`Signed up`}</dt>
        <dd>{i18n._(sourceWords[source])}</dd>
        <dt>{t`Language`}</dt>
        <dd>
          <bdi lang={languageCode}>{languageName(languageCode)}</bdi>
        </dd>
        <dt>{t`Account`}</dt>
        <dd>{hasAccount ? <Trans>Has one</Trans> : <Trans>None</Trans>}</dd>
        {softBounces > 0 && (
          <>
            <dt>{t`Mails that did not arrive`}</dt>
            <dd>{t`${times} in a row`}</dd>
          </>
        )}
        {blockedAt !== null && (
          <>
            <dt>{t`Blocked`}</dt>
            <dd>
              <Moment at={blockedAt} />
            </dd>
          </>
        )}
      </dl>
      {agreements.map((agreement) => {
        const list = lists.find(({ id }) => id === agreement.listId)
        const name = list ? nameOf(list) : ''
        return <AgreementFacts agreement={agreement} key={agreement.listId} name={name} />
      })}
      <SubscriberBlock onChanged={onChanged} subscriber={subscriber} />
    </SideSheet>
  )
}
