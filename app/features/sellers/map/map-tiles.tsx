import { useLingui } from '@lingui/react/macro'
import { type Map as LeafletMap, TileLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import type { Sellers } from '#domain/seller-places.schema.ts'
import { MapCredit } from './map-credit.tsx'

interface MapTilesProps {
  map: LeafletMap
  tiles: NonNullable<Sellers['tiles']>
}

/** The owner's tiles over the outline: their host learns of a visitor once the visitor has pressed the button, and not before. */
export function MapTiles({ map, tiles: { url, credit } }: MapTilesProps) {
  const { t } = useLingui()
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const layer = new TileLayer(url, { maxZoom: 19, referrerPolicy: 'no-referrer' }).addTo(map)
    return () => void layer.remove()
  }, [isOn, map, url])
  const host = new URL(url.replaceAll(/[{}]/gu, '')).host
  if (isOn) return <MapCredit credit={credit || host} />
  return (
    <>
      <MapCredit />
      <button className="btn btn-outline btn-s map-ask" onClick={() => setOn(true)} type="button">
        {t`Show streets from ${host}`}
      </button>
    </>
  )
}
