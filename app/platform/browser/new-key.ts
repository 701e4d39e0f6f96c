import { v4 } from 'uuid'

/** A key by which a call that comes twice is known, and a name for what has none: a random UUID, also in browsers that make none. */
export function newKey(): string {
  return v4()
}
