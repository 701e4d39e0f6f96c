import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { tabStorage } from '#app/platform/browser/storage.ts'
import { Icon } from '#app/ui/icon.tsx'
import { notify } from '#app/ui/notify.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useIsHydrating } from '#app/ui/use-is-hydrating.ts'

const wish = 'sellers-near-me'

/** Asks where the visitor is, on a press and never before. A kilometre is near enough: no finer place stands in an address. */
export function NearMe({ onFound }: { onFound: (near: string) => void }) {
  const { t } = useLingui()
  const isHydrating = useIsHydrating()
  const [isAsking, setAsking] = useState(false)
  const ask = useEffectEvent(() => {
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        onFound(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`)
      },
      () => {
        setAsking(false)
        notify.error(t`Your place could not be found. Type a place or a postcode instead.`)
      },
      { maximumAge: 600_000, timeout: 15_000 },
    )
  })
  // The press came before the page was loaded anew for it.
  useEffect(() => {
    if (tabStorage.text(wish) === null) return
    tabStorage.forget(wish)
    queueMicrotask(ask)
  }, [])
  const press = () => {
    if (mayAsk()) return ask()
    tabStorage.keepText(wish, '1')
    location.reload()
  }
  return (
    <button
      aria-busy={isAsking || undefined}
      aria-label={t`Near me`}
      className="icon-btn map-near"
      disabled={isHydrating}
      onClick={isAsking ? undefined : press}
      type="button"
    >
      {isAsking ? <Spinner size="s" /> : <Icon name="locate-fixed" />}
    </button>
  )
}

/** False where the document came with another page, of which the policy asks nobody: this page's own document may ask. */
function mayAsk(): boolean {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature: (name: string) => boolean }
  }
  return featurePolicy?.allowsFeature('geolocation') ?? true
}
