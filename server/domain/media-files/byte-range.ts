/** A part of a file, from its first byte to its last one, both counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * What a Range header wants of a file of so many bytes: a part; `none` where the file ends before it begins; undefined for the whole
 * file, which HTTP allows as the answer to whatever we do not read: several parts at once, another unit, nonsense.
 * @example byteRangeOf('bytes=-500', 2000) // { first: 1500, last: 1999 }
 */
export function byteRangeOf(
  header: string | undefined,
  bytes: number,
): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < first) return undefined
  return first > last ? 'none' : { first, last }
}
