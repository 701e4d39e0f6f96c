import { type ComponentType, type FunctionComponent, use, useSyncExternalStore } from 'react'
import { fetchedCode } from './fetched-code.ts'
import { NotFetched } from './not-fetched.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part whose code is fetched when it is first shown: wait for it in a Suspense. Where it does not come, its place says so and offers
 * to try again, and what stands around it stays (React's own `lazy` takes the whole page with it). One that `floats` has no place
 * of its own on the page.
 * @example const RichField = fetched(async () => (await import('./rich-field.tsx')).RichField)
 */
export function fetched<Props extends object>(
  load: Load<Props>,
  { floats }: { floats?: true } = {},
): FunctionComponent<Props> {
  const code = fetchedCode(load)
  return function Fetched(props: Props) {
    const { part: Part, hasFailed } = useSyncExternalStore(code.hear, code.now, code.now)
    if (Part) return <Part {...props} />
    if (hasFailed) return <NotFetched floats={floats} onTry={code.fetch} />
    use(code.fetch())
    return null
  }
}

interface Overlay {
  isOpen: boolean
  onClose: () => void
}

/** As `fetched`, for what opens over the page: what is said of it can be closed as it could. */
export function fetchedOverlay<Props extends Overlay>(load: Load<Props>): FunctionComponent<Props> {
  const code = fetchedCode(load)
  return function FetchedOverlay(props: Props) {
    const { part: Part, hasFailed } = useSyncExternalStore(code.hear, code.now, code.now)
    if (Part) return <Part {...props} />
    if (hasFailed)
      return props.isOpen && <NotFetched floats onClose={props.onClose} onTry={code.fetch} />
    use(code.fetch())
    return null
  }
}
