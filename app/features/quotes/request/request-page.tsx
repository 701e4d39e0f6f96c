import '#app/styles/quote-request.css'
import { useLingui } from '@lingui/react/macro'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { useIsHydrating } from '#app/ui/use-is-hydrating.ts'
import { useQuoteGoods } from './goods.store.ts'
import { MoreLines } from './more-lines.tsx'
import { usePaste } from './paste-list.tsx'
import { NothingAsked } from './nothing-asked.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestIntro } from './request-intro.tsx'
import type { RequestPageProps } from './request-props.ts'
import { useBasket } from './use-basket.ts'

/** A business asks for an offer. The basket lies in the browser: the server sends the page's frame, and the browser fills it. */
export function RequestPage(props: RequestPageProps) {
  const { t } = useLingui()
  const isHydrating = useIsHydrating()
  const { lines, change } = useBasket()
  const goods = useQuoteGoods(lines)
  const paste = usePaste()
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[{ label: t`Products`, url: '/products' }, { label: t`Ask for an offer` }]}
      />
      {lines.length > 0 ? (
        <RequestForm {...props} goods={goods} lines={lines} onChange={change} paste={paste} />
      ) : (
        <div className="quote-empty">
          <RequestIntro />
          {isHydrating ? (
            <div aria-busy="true" className="needs-script mt-8">
              <SkeletonText className="w-2/3" />
              <SkeletonText className="w-1/3" />
            </div>
          ) : (
            <>
              <NothingAsked />
              <MoreLines onChange={change} paste={paste} />
            </>
          )}
        </div>
      )}
    </div>
  )
}
