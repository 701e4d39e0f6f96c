import { DivIcon, LayerGroup, type Map as LeafletMap, Marker, Polygon } from 'leaflet'
import { type Outline, ringPoints, type StoredRing } from '#domain/outline.ts'

const address = '/map/outline.gen.json'

/** The outline as it was cut at build; rejects where the file does not come or is none. */
export async function fetchOutline(signal: AbortSignal): Promise<Outline> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as Outline
}

/** Draws land, coasts and names of places. */
export function drawOutline(map: LeafletMap, outline: Outline): void {
  drawLand(map, outline)
  drawLabels(map, outline.labels)
}

/** Land and coasts without the names, which tiles have. */
function drawLand(map: LeafletMap, { norway, neighbours }: Outline): void {
  const draw = (polygons: StoredRing[][], className: string) =>
    new Polygon(
      polygons.map((rings) =>
        rings.map((ring) => ringPoints(ring).map(([lng, lat]): [number, number] => [lat, lng])),
      ),
      { className, interactive: false, smoothFactor: 0.8 },
    ).addTo(map)
  draw(neighbours, 'map-far')
  draw(norway, 'map-land')
}

/** The names that the zoom has room for, of places in view. */
function drawLabels(map: LeafletMap, labels: Outline['labels']): void {
  const pane = map.createPane('labels')
  pane.style.zIndex = '450'
  pane.style.pointerEvents = 'none'
  pane.setAttribute('aria-hidden', 'true')
  const shown = new LayerGroup().addTo(map)
  const drawn = new Map<string, Marker>()
  function show() {
    const view = map.getBounds().pad(0.2)
    for (const [name, lat, lng, zoom] of labels) {
      const isShown = zoom <= map.getZoom() && view.contains([lat, lng])
      const known = drawn.get(name)
      if (isShown && !known) {
        const marker = labelMarker(name, [lat, lng])
        drawn.set(name, marker)
        shown.addLayer(marker)
      } else if (!isShown && known) {
        drawn.delete(name)
        shown.removeLayer(known)
      }
    }
  }
  map.on('moveend', show)
  show()
}

function labelMarker(name: string, at: [number, number]): Marker {
  const html = document.createElement('span')
  html.textContent = name
  const icon = new DivIcon({ className: 'map-label', html, iconSize: undefined })
  return new Marker(at, { icon, pane: 'labels', interactive: false, keyboard: false })
}
