import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet'
import type { SellerPoint } from '#domain/seller-places.schema.ts'
import { type Cluster, clustersOf, isOnePoint } from './clusters.ts'
import { iconElement } from './icon-element.ts'

interface MarkWords {
  seller: (point: SellerPoint) => string
  cluster: (count: number, city: string) => string
}

export interface SellerMarks {
  show: (points: readonly SellerPoint[], chosen: string | undefined) => void
  remove: () => void
}

interface SellerMarksProps {
  words: MarkWords
  onChoose: (slug: string) => void
  /** Several stand at one point: no zoom parts them. */
  onCrowd: (points: readonly SellerPoint[]) => void
}

/**
 * The sellers as buttons on the map, those of them that are near one another as one with their count. Only what is in view is drawn;
 * the chosen one is always drawn by itself. The buttons stand in the order of the list, which is the order of the Tab key.
 */
export function sellerMarks(map: LeafletMap, props: SellerMarksProps): SellerMarks {
  let points: readonly SellerPoint[] = []
  let chosen: string | undefined
  const drawn = new Map<string, { marker: Marker; button: HTMLButtonElement }>()

  function draw() {
    const view = map.getBounds().pad(0.15)
    const others = points.filter(({ slug }) => slug !== chosen)
    const own = points.filter(({ slug }) => slug === chosen)
    const clusters = [
      ...own.map((point): Cluster<SellerPoint> => ({ ...point, members: [point] })),
      ...clustersOf(others, map.getZoom()),
    ].filter(({ lat, lng }) => view.contains([lat, lng]))
    const wanted = new Set(clusters.map(keyOfCluster))
    for (const [key, { marker }] of drawn) {
      if (wanted.has(key)) continue
      marker.remove()
      drawn.delete(key)
    }
    for (const cluster of clusters) {
      const known = drawn.get(keyOfCluster(cluster)) ?? add(cluster)
      const [point] = cluster.members
      if (point && cluster.members.length === 1)
        known.button.setAttribute('aria-pressed', String(point.slug === chosen))
      known.marker.setZIndexOffset(point?.slug === chosen ? 1000 : 0)
    }
  }

  function add(cluster: Cluster<SellerPoint>) {
    const button = buttonOf(cluster, props.words)
    button.addEventListener('click', () => open(cluster))
    const isSingle = cluster.members.length === 1
    const icon = new DivIcon({
      className: isSingle ? 'map-mark' : `map-mark map-cluster map-cluster-${sizeOf(cluster)}`,
      html: button,
      iconSize: undefined,
    })
    const marker = new Marker([cluster.lat, cluster.lng], { icon, keyboard: false })
    marker.addTo(map)
    const made = { marker, button }
    drawn.set(keyOfCluster(cluster), made)
    return made
  }

  function open({ members }: Cluster<SellerPoint>) {
    const [first] = members
    if (!first) return
    if (members.length === 1) return props.onChoose(first.slug)
    if (isOnePoint(members) || map.getZoom() >= map.getMaxZoom()) return props.onCrowd(members)
    // The button is gone with the zoom: the first of what it stood for takes its place.
    map.once('moveend', () => focusOn(first.slug))
    map.fitBounds(
      members.map(({ lat, lng }): [number, number] => [lat, lng]),
      { padding: [60, 60], maxZoom: 15 },
    )
  }

  function focusOn(slug: string) {
    draw()
    for (const [key, { button }] of drawn)
      if (key.split('\n').includes(slug)) button.focus({ preventScroll: true })
  }

  map.on('moveend', draw)
  return {
    show(next, nextChosen) {
      points = next
      chosen = nextChosen
      draw()
    },
    remove() {
      map.off('moveend', draw)
      for (const { marker } of drawn.values()) marker.remove()
      drawn.clear()
    },
  }
}

function keyOfCluster({ members }: Cluster<SellerPoint>): string {
  return members.map(({ slug }) => slug).join('\n')
}

function buttonOf({ members }: Cluster<SellerPoint>, words: MarkWords): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  const [first] = members
  if (first && members.length === 1) {
    button.append(iconElement('store'))
    button.setAttribute('aria-label', words.seller(first))
    button.toggleAttribute('data-closed', first.isClosed === true)
  } else {
    button.textContent = String(members.length)
    button.setAttribute('aria-label', words.cluster(members.length, commonCity(members)))
  }
  return button
}

/** The place that most of them name. */
function commonCity(points: readonly SellerPoint[]): string {
  const counted = [...Map.groupBy(points, ({ city }) => city)]
  return counted.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''
}

/** One of four. */
function sizeOf({ members }: Cluster<SellerPoint>): number {
  return [4, 9, 24].filter((most) => members.length > most).length + 1
}
