import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  use,
  useSyncExternalStore,
} from 'react'
import { fetchedCode } from './fetched-code.ts'
import { withStyles } from './missing-styles.ts'
import { NotFetched } from './not-fetched.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>
type Instead<Props> = (onTry: () => Promise<void>, props: Props) => ReactNode

/**
 * A part whose code is fetched when it is first shown: wait for it in a Suspense. Where it does not come, its place says so and offers
 * to try again, and what stands around it stays (React's own `lazy` takes the whole page with it). `instead` draws that place otherwise.
 * @example const RichField = fetched(async () => (await import('./rich-field.tsx')).RichField)
 */
export function fetched<Props extends object>(
  load: Load<Props>,
  instead: Instead<Props> = (onTry) => <NotFetched onTry={onTry} />,
): FunctionComponent<Props> {
  const code = fetchedCode(() => withStyles(load))
  return function Fetched(props: Props) {
    const { part: Part, hasFailed } = useSyncExternalStore(code.hear, code.now, code.now)
    if (Part) return <Part {...props} />
    if (hasFailed) return instead(code.fetch, props)
    use(code.fetch())
    return null
  }
}

/** As `fetched`, for what has no place of its own on the page. */
export function fetchedAside<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  return fetched(load, (onTry) => <NotFetched floats onTry={onTry} />)
}

interface Overlay {
  isOpen: boolean
  onClose: () => void
}

/** As `fetched`, for what opens over the page: what is said of it can be closed as it could. */
export function fetchedOverlay<Props extends Overlay>(load: Load<Props>): FunctionComponent<Props> {
  return fetched(
    load,
    (onTry, { isOpen, onClose }) => isOpen && <NotFetched floats onClose={onClose} onTry={onTry} />,
  )
}
