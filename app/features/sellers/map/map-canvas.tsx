import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Circle, type Map as LeafletMap, Marker, DivIcon } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SellerPoint, Sellers } from '#domain/seller-places.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type SellerMarks, sellerMarks } from './draw-sellers.ts'
import { MapCredit } from './map-credit.tsx'
import type { MapSearch } from './map-search.ts'
import { MapTiles } from './map-tiles.tsx'
import { MapZoom } from './map-zoom.tsx'
import { mainland, openMap } from './open-map.ts'
import { drawOutline, fetchOutline } from './outline-layer.ts'
import { SellerCard } from './seller-card.tsx'
import { getSellerPoints } from './sellers.functions.ts'

export interface MapCanvasProps {
  list: Sellers
  search: MapSearch
  chosen: string | undefined
  /** Nobody, or a seller and which of the list it is. */
  onChoose: (slug: string | undefined, index: number) => void
}

type State = 'opening' | 'open' | 'failed'

/** The sellers on the map. Without its outline or its points the list stands alone. */
export function MapCanvas({ list, search, chosen, onChoose }: MapCanvasProps) {
  const { t } = useLingui()
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap>()
  const [state, setState] = useState<State>('opening')
  const [points, setPoints] = useState<readonly SellerPoint[]>()
  const [crowd, setCrowd] = useState<readonly SellerPoint[]>()
  const marks = useRef<SellerMarks>(null)
  const choose = useEffectEvent((slug: string | undefined) => {
    setCrowd(undefined)
    onChoose(slug, points?.findIndex((point) => point.slug === slug) ?? -1)
  })
  const words = useEffectEvent(() => ({
    seller: ({ name, city }: SellerPoint) => `${name}, ${city}`,
    cluster: (count: number, city: string) =>
      t`${plural(count, { one: '# seller', other: '# sellers' })} around ${city}`,
  }))
  useEffect(() => {
    if (!element.current) return undefined
    const opened = openMap(element.current, mainland)
    const stop = new AbortController()
    fetchOutline(stop.signal).then(
      (outline) => {
        if (stop.signal.aborted) return undefined
        drawOutline(opened, outline)
        return setState('open')
      },
      () => stop.signal.aborted || setState('failed'),
    )
    marks.current = sellerMarks(opened, {
      words: words(),
      onChoose: (slug) => choose(slug),
      onCrowd: setCrowd,
    })
    setMap(opened)
    return () => {
      stop.abort()
      marks.current?.remove()
      opened.remove()
    }
  }, [])
  const { page: _, ...filters } = search
  const asked = JSON.stringify(filters)
  useEffect(() => {
    let isWanted = true
    getSellerPoints(JSON.parse(asked) as MapSearch).then(
      (answer) => isWanted && setPoints(answer.points),
      () => isWanted && setState('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [asked])
  useEffect(() => {
    if (map) marks.current?.show(points ?? [], chosen)
  }, [map, points, chosen])
  const { origin, radius } = list
  const whereFrom = origin ? `${origin.lat},${origin.lng},${radius}` : undefined
  useEffect(() => {
    if (!map || !points) return undefined
    const range = whereFrom === undefined ? undefined : drawRange(map, whereFrom)
    const bounds = range?.bounds ?? boundsOf(points)
    if (bounds && asked !== '{}') map.fitBounds(bounds, { padding: [40, 40], maxZoom: 12 })
    return range?.remove
  }, [map, points, whereFrom, asked])
  const many = crowd?.length ?? 0
  const at = points?.find(({ slug }) => slug === chosen)
  useEffect(() => {
    if (map && at && !map.getBounds().pad(-0.1).contains([at.lat, at.lng]))
      map.panTo([at.lat, at.lng])
  }, [map, at])
  if (state === 'failed')
    return (
      <p className="map-none" role="status">
        {t`The map could not be loaded. All sellers stand in the list.`}
      </p>
    )
  return (
    <div
      aria-label={t`Map of the sellers. All that is on it stands in the list, too.`}
      className="map-view map-fill"
      dir="ltr"
      role="region"
    >
      <div ref={element} />
      {map && <MapZoom map={map} />}
      {map && list.tiles ? <MapTiles map={map} tiles={list.tiles} /> : <MapCredit />}
      {chosen !== undefined && (
        <SellerCard key={chosen} onClose={() => choose(undefined)} slug={chosen} />
      )}
      {crowd && (
        <div className="map-card" dir="auto">
          <button
            aria-label={t`Close`}
            className="icon-btn map-card-close"
            onClick={() => setCrowd(undefined)}
            type="button"
          >
            <Icon name="x" size="s" />
          </button>
          <h2>{t`${plural(many, { one: '# seller here', other: '# sellers here' })}`}</h2>
          <ul className="map-crowd">
            {crowd.map(({ slug, name }) => (
              <li key={slug}>
                <button className="link" onClick={() => choose(slug)} type="button">
                  <bdi>{name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** How far one looks, as a circle around where one stands. `whereFrom` is latitude, longitude and kilometres. */
function drawRange(map: LeafletMap, whereFrom: string) {
  const [lat = 0, lng = 0, km = 0] = whereFrom.split(',').map(Number)
  const icon = new DivIcon({ className: 'map-mark', html: hereMark(), iconSize: undefined })
  const here = new Marker([lat, lng], {
    icon,
    keyboard: false,
    interactive: false,
    zIndexOffset: -1000,
  }).addTo(map)
  if (Number.isNaN(km)) return { bounds: undefined, remove: () => void here.remove() }
  const options = { radius: km * 1000, className: 'map-range', interactive: false }
  const circle = new Circle([lat, lng], options).addTo(map)
  return {
    bounds: circle.getBounds(),
    remove: () => {
      here.remove()
      circle.remove()
    },
  }
}

function hereMark(): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'map-here'
  return mark
}

function boundsOf(points: readonly SellerPoint[]) {
  if (points.length === 0) return undefined
  return points.map(({ lat, lng }): [number, number] => [lat, lng])
}
