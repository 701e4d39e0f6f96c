import { isOnLand, type Outline } from '#domain/outline.ts'
import { type Place, PlaceIndex, type StoredPlace } from '#domain/seller-places.ts'
import type { JobCtx } from '#server/http/context.ts'
import type { StaticFiles } from '#server/platform/static-files.ts'

type PlacesCtx = Pick<JobCtx, 'files' | 'log'>

/** The place of a Norwegian postcode; undefined where there is no such one, or the list of them is not there. */
export async function placeOf(ctx: PlacesCtx, postcode: string): Promise<Place | undefined> {
  return (await indexOf(ctx))?.ofPostcode(postcode)
}

/** The place that a text is: a postcode, a name, or both; undefined where it is none. */
export async function placeNamed(ctx: PlacesCtx, text: string): Promise<Place | undefined> {
  return (await indexOf(ctx))?.of(text)
}

/** Whether a pin stands in Norway, or at most two kilometres off its coast or border. True where the map is not there: then no pin is refused. */
export async function isInNorway(ctx: PlacesCtx, lat: number, lng: number): Promise<boolean> {
  const outline = await readOnce<Outline>(ctx, '/map/outline.gen.json', isOutline)
  return outline === undefined || isOnLand(outline.norway, lat, lng)
}

const indexes = new WeakMap<readonly StoredPlace[], PlaceIndex>()

async function indexOf(ctx: PlacesCtx): Promise<PlaceIndex | undefined> {
  const stored = await readOnce<StoredPlace[]>(ctx, '/map/places.gen.json', Array.isArray)
  if (!stored) return undefined
  const index = indexes.get(stored) ?? new PlaceIndex(stored)
  indexes.set(stored, index)
  return index
}

/** What has been read stays as long as the isolate; what failed is tried again. */
const known = new WeakMap<StaticFiles, Map<string, unknown>>()

async function readOnce<Value>(
  { files, log }: PlacesCtx,
  path: `/${string}`,
  is: (value: unknown) => boolean,
): Promise<Value | undefined> {
  const kept = known.get(files) ?? new Map<string, unknown>()
  known.set(files, kept)
  try {
    const value = kept.get(path) ?? (await files.json(path))
    if (!is(value)) throw new Error(`${path} is not what the build has cut`)
    kept.set(path, value)
    return value as Value
  } catch (error) {
    log.error('map_file_missing', { path, reason: String(error) })
    return undefined
  }
}

function isOutline(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'norway' in value
}
