import type { BlockProps } from './block-props.ts'
import { BlockText, useItems } from './block-text.tsx'
import { type Point, pointOf, viewOf } from './map-view.ts'
import { norwayOutline } from './norway-outline.ts'

interface Pin {
  item: number
  point: Point
}

/** Places on an outline of the country, and the same as a list with their addresses: nothing is asked of anybody else. */
export function MapBlock({ section, words }: BlockProps<'map'>) {
  const { places } = section.settings
  const items = useItems(words, section, { count: places.length, field: 'name' })
  const pins = items.flatMap((item) => {
    const place = places[item - 1]
    return place ? [{ item, point: pointOf(place) }] : []
  })
  return (
    <div className="wrap block-map">
      <div className="block-map-say">
        <BlockText as="h2" name="title" of={words} section={section} />
        <BlockText as="p" className="block-lede" name="text" of={words} section={section} />
        <ol>
          {items.map((item) => (
            <li key={item}>
              <BlockText as="h3" name={`${item}.name`} of={words} section={section} />
              <address>
                <BlockText as="bdi" name={`${item}.street`} of={words} section={section} />
                <BlockText as="bdi" name={`${item}.city`} of={words} section={section} />
              </address>
              <BlockText as="p" name={`${item}.hours`} of={words} section={section} />
            </li>
          ))}
        </ol>
      </div>
      {pins.length > 0 && <Outline pins={pins} />}
    </div>
  )
}

/** Drawn for the eye alone: the list says all of it. */
function Outline({ pins }: { pins: readonly Pin[] }) {
  const { x, y, width, height } = viewOf(pins.map(({ point }) => point))
  const size = height / 30
  return (
    <svg aria-hidden="true" className="block-outline" viewBox={`${x} ${y} ${width} ${height}`}>
      <path d={norwayOutline} strokeWidth={height / 500} />
      {pins.map(({ item, point }) => (
        <g key={item}>
          <circle cx={point.x} cy={point.y} r={size} strokeWidth={height / 250} />
          <text dy={size * 0.36} fontSize={size} x={point.x} y={point.y}>
            {item}
          </text>
        </g>
      ))}
    </svg>
  )
}
