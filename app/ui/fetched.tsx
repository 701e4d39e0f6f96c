import type { ComponentType } from 'react'
import { fetchedPart, type Otherwise } from './fetched-part.tsx'
import { withStyles } from './missing-styles.ts'
import { NotFetched } from './not-fetched.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part whose code, with its styles, is fetched when it is first shown. Where it does not come, its place says so and offers to try
 * again, and what stands around it stays; `otherwise` draws that place, and the waiting, in another way.
 * @example const RichField = fetched(async () => (await import('./rich-field.tsx')).RichField)
 */
export function fetched<Props extends object>(load: Load<Props>, otherwise: Otherwise<Props> = {}) {
  const failed = (onTry: () => Promise<void>) => <NotFetched onTry={onTry} />
  return fetchedPart(() => withStyles(load), { failed, ...otherwise })
}

/** As `fetched`, for what has no place of its own on the page. */
export function fetchedAside<Props extends object>(load: Load<Props>) {
  return fetched(load, { failed: (onTry) => <NotFetched floats onTry={onTry} /> })
}

interface Overlay {
  isOpen: boolean
  onClose: () => void
}

/** As `fetched`, for what opens over the page: what is said of it can be closed as it could. */
export function fetchedOverlay<Props extends Overlay>(load: Load<Props>) {
  return fetched(load, {
    failed: (onTry, { isOpen, onClose }) =>
      isOpen && <NotFetched floats onClose={onClose} onTry={onTry} />,
  })
}
