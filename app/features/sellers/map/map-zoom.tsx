import { useLingui } from '@lingui/react/macro'
import type { Map as LeafletMap } from 'leaflet'
import { Icon } from '#app/ui/icon.tsx'

/** The map's two buttons. */
export function MapZoom({ map }: { map: LeafletMap }) {
  const { t } = useLingui()
  return (
    <div className="map-zoom">
      <button aria-label={t`Zoom in`} onClick={() => map.zoomIn(1)} type="button">
        <Icon name="plus" size="s" />
      </button>
      <button aria-label={t`Zoom out`} onClick={() => map.zoomOut(1)} type="button">
        <Icon name="minus" size="s" />
      </button>
    </div>
  )
}
