import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { RecordLanguages } from '#app/workspace/form/record-languages.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { SellerActions } from './seller-actions.tsx'
import { SellerFactsForm } from './seller-facts-form.tsx'
import { SellerGoodsForm } from './seller-goods-form.tsx'
import { SellerHistory } from './seller-history.tsx'
import { SellerHoursForm } from './seller-hours-form.tsx'
import type { SellerProps } from './seller-props.ts'
import { SellerState } from './sellers-table.tsx'
import { SellerStoryForm } from './seller-story-form.tsx'
import { sellerEventWords, sellerStateId } from './seller-words.ts'

const root = getRouteApi('__root__')

/** One seller: who looks after it, where it is, when it is open, what it carries, and its story in each language. */
export function SellerSheet(props: SellerProps) {
  const { seller } = props
  const { t } = useLingui()
  const { search } = useList()
  const { languages } = root.useLoaderData()
  const { name, city, slug, status, can, application, stories } = seller
  const language =
    [search['lang'], currentLanguageCode()]
      .map((wanted) => languages.find(({ code }) => code === wanted))
      .find(Boolean) ?? languages[0]
  return (
    <SideSheet
      footer={can.edit && <SellerActions {...props} />}
      isWide
      meta={
        <>
          <span id={sellerStateId} role="status" tabIndex={-1}>
            <SellerState status={status} />
          </span>
          {status === 'active' && (
            <PageLink to={`/sellers/${slug}`}>
              <Trans>See it as a visitor</Trans>
            </PageLink>
          )}
          {application && (
            <ListLink change={{ queue: undefined, open: application.id }}>
              <bdi className="num">{application.number}</bdi>
            </ListLink>
          )}
        </>
      }
      title={<bdi>{`${name}, ${city}`}</bdi>}
    >
      <Access seller={seller} />
      <SellerFactsForm {...props} />
      <SellerHoursForm {...props} />
      <SellerGoodsForm {...props} />
      <h3>
        <Trans>Story</Trans>
      </h3>
      {language && (
        <>
          <RecordLanguages
            chosen={language.code}
            languages={languages}
            stateOf={(code) =>
              stories[code] ? { label: t`Written`, tone: 'good' } : { label: t`No words yet` }
            }
          />
          <SellerStoryForm {...props} key={language.code} language={language} />
        </>
      )}
      <SellerHistory timeline={seller.timeline} words={sellerEventWords} />
    </SideSheet>
  )
}

/** Why it stands as it does, when it is closed, and whose account looks after it. */
function Access({ seller }: Pick<SellerProps, 'seller'>) {
  const { t, i18n } = useLingui()
  const { account, invitedUntil, statusReason, closedFrom, closedTo, closureNote } = seller
  const day = (date: string) => i18n.date(`${date}T12:00:00Z`, { dateStyle: 'medium' })
  const until = invitedUntil !== null && i18n.date(new Date(invitedUntil), { dateStyle: 'medium' })
  const facts = [
    [t`Why`, statusReason],
    [t`Closed`, closedFrom && closedTo && `${day(closedFrom)} – ${day(closedTo)}`],
    [t`What customers read`, closureNote],
    [t`Looked after by`, account ?? (until ? t`invited until ${until}` : t`nobody yet`)],
  ] as const
  return (
    <dl className="ws-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div className="contents" key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi suppressHydrationWarning>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
