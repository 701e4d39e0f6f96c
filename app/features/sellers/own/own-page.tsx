import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { kindWords } from '#app/features/sellers/kind-words.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { ClosureForm } from './closure-form.tsx'
import { OwnGoodsForm } from './goods-form.tsx'
import { OwnHoursForm } from './hours-form.tsx'
import type { OwnProps } from './own-props.ts'
import { ProfileForm } from './profile-form.tsx'
import { StoryForms } from './story-forms.tsx'

interface OwnPageProps extends OwnProps {
  languages: readonly OfferedLanguage[]
}

/** Where a seller looks after what customers read of it on the map and on its page. */
export function OwnPage({ languages, ...own }: OwnPageProps) {
  const { seller } = own
  const { i18n } = useLingui()
  const { name, kind, street, postcode, city, slug, status } = seller
  return (
    <>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p className="account-lede">
        <bdi>{`${i18n._(kindWords[kind])}, ${street}, ${postcode} ${city}`}</bdi>
      </p>
      {status === 'active' ? (
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <ContentLink className="link" url={`/sellers/${slug}`}>
            <Trans>See your page on the map</Trans>
          </ContentLink>
          <ContentLink className="link" url="/contact">
            <Trans>New name or address? Write to us</Trans>
          </ContentLink>
        </p>
      ) : (
        <Suspended reason={seller.statusReason} />
      )}
      <Part title={<Trans>How customers reach you</Trans>}>
        <ProfileForm {...own} />
      </Part>
      <Part title={<Trans>Opening hours</Trans>}>
        <OwnHoursForm {...own} />
      </Part>
      <Part title={<Trans>Closed for a while</Trans>}>
        <ClosureForm {...own} />
      </Part>
      <Part title={<Trans>Goods you carry</Trans>}>
        <OwnGoodsForm {...own} />
      </Part>
      <Part title={<Trans>Your story</Trans>}>
        <StoryForms {...own} languages={languages} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="account-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Why customers do not find it, as the factory wrote it. */
function Suspended({ reason }: { reason: string }) {
  return (
    <div className="account-form-boxed" role="status">
      <h2>
        <Trans>Off the map for now</Trans>
      </h2>
      <p>
        <Trans>Customers do not find you until we have talked. This is why:</Trans>
      </p>
      <blockquote
        className="my-3 border-s-2 border-[var(--border)] ps-3 whitespace-pre-line"
        dir="auto"
      >
        {reason}
      </blockquote>
      <ContentLink className="link" url="/contact">
        <Trans>Write to us</Trans>
      </ContentLink>
    </div>
  )
}
