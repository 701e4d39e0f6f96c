import 'leaflet/dist/leaflet.css'
import '#app/styles/map.css'
import { Map as LeafletMap, SVG } from 'leaflet'

/** South-west and north-east corner, in degrees of latitude and longitude. */
export type Corners = [[lat: number, lng: number], [lat: number, lng: number]]

export const mainland: Corners = [
  [57.9, 4.4],
  [71.3, 31.2],
]

/** What is drawn at all: beyond it the sea has no end. */
const drawn: Corners = [
  [50, -14],
  [81.5, 46],
]

/** An empty map in an element, which Leaflet owns from now on: neither its own buttons nor its own credit, which write HTML. */
export function openMap(element: HTMLElement, view: Corners): LeafletMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(element, {
    attributionControl: false,
    zoomControl: false,
    renderer: new SVG({ padding: 0.5 }),
    minZoom: 3,
    maxZoom: 15,
    zoomSnap: 0.5,
    maxBounds: drawn,
    maxBoundsViscosity: 0.8,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  map.fitBounds(view, { animate: false })
  return map
}
