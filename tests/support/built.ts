import { buildIfNeeded } from '#scripts/build.ts'

/** Vitest's global set-up: what runs in workerd is the build of these sources. */
export function setup(): void {
  buildIfNeeded()
}
