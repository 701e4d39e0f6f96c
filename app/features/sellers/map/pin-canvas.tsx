import { useLingui } from '@lingui/react/macro'
import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { iconElement } from './icon-element.ts'
import { MapCredit } from './map-credit.tsx'
import { MapZoom } from './map-zoom.tsx'
import { type Corners, openMap } from './open-map.ts'
import { drawOutline, fetchOutline } from './outline-layer.ts'

export interface PinMapProps {
  /** Degrees, WGS 84. */
  lat: number
  lng: number
  /** Somebody has put the pin elsewhere. */
  onMove: (lat: number, lng: number) => void
  /** What the pin marks, for who hears it. */
  label: string
}

/** A map with one pin that is dragged, set by a click, or moved with the arrow keys. */
export function PinCanvas({ lat, lng, onMove, label }: PinMapProps) {
  const { t } = useLingui()
  const element = useRef<HTMLDivElement>(null)
  const hint = useId()
  const [map, setMap] = useState<LeafletMap>()
  const pin = useRef<Marker>(null)
  const move = useEffectEvent((at: { lat: number; lng: number }) =>
    onMove(rounded(at.lat), rounded(at.lng)),
  )
  const place = useEffectEvent((): [number, number] => [lat, lng])
  useEffect(() => {
    if (!element.current) return undefined
    const opened = openMap(element.current, around(place()))
    const stop = new AbortController()
    fetchOutline(stop.signal).then(
      (outline) => stop.signal.aborted || drawOutline(opened, outline),
      // Without the drawing the pin still stands on the place that was typed, and can be moved.
      () => undefined,
    )
    pin.current = pinMarker(place()).addTo(opened)
    pin.current.on('dragend', () => pin.current && move(pin.current.getLatLng()))
    opened.on('click', ({ latlng }) => move(latlng))
    setMap(opened)
    return () => {
      stop.abort()
      pin.current = null
      opened.remove()
    }
  }, [])
  useEffect(() => {
    if (!map || !pin.current) return
    pin.current.setLatLng([lat, lng])
    if (!map.getBounds().pad(-0.1).contains([lat, lng])) map.panTo([lat, lng])
  }, [map, lat, lng])
  useEffect(() => {
    const button = pin.current?.getElement()?.querySelector('button')
    if (!map || !button) return undefined
    button.setAttribute('aria-label', label)
    button.setAttribute('aria-describedby', hint)
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const from = pin.current?.getLatLng()
      if (!step || !from) return
      event.preventDefault()
      event.stopPropagation()
      const size = event.shiftKey ? 10 : 1
      const point = map.latLngToContainerPoint(from)
      move(map.containerPointToLatLng([point.x + step[0] * size, point.y + step[1] * size]))
    }
    button.addEventListener('keydown', onKey)
    return () => button.removeEventListener('keydown', onKey)
  }, [map, label, hint])
  return (
    <div className="map-view h-full min-h-74 rounded-l border border-border" dir="ltr">
      <div ref={element} />
      <p className="sr-only" id={hint}>
        {t`Move the pin with the arrow keys, ten times as far with Shift.`}
      </p>
      <MapCredit />
      {map && <MapZoom map={map} />}
    </div>
  )
}

/** How far an arrow key moves the pin, in CSS pixels of the map. */
const steps: Record<string, [x: number, y: number] | undefined> = {
  ArrowLeft: [-4, 0],
  ArrowRight: [4, 0],
  ArrowUp: [0, -4],
  ArrowDown: [0, 4],
}

/** A hundred-thousandth of a degree is a metre or less. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}

/** Some kilometres around a place. */
function around([lat, lng]: [number, number]): Corners {
  return [
    [lat - 0.06, lng - 0.12],
    [lat + 0.06, lng + 0.12],
  ]
}

function pinMarker(at: [number, number]): Marker {
  const html = document.createElement('button')
  html.type = 'button'
  html.append(iconElement('map-pin'))
  const icon = new DivIcon({ className: 'map-mark map-pin', html, iconSize: undefined })
  return new Marker(at, { icon, draggable: true, keyboard: false, autoPan: true })
}
