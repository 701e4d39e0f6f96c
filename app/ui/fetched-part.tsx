import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { fetchedCode } from './fetched-code.ts'

export interface Otherwise<Props> {
  /** What stands there until it has come. */
  waiting?: (props: Props) => ReactNode
  /** What stands there where it has not come. */
  failed?: (onTry: () => Promise<void>, props: Props) => ReactNode
}

const nothing = {}
/** A page is taken over as the server drew it: without the part. */
const onServer = () => nothing

/**
 * A part whose code is fetched when it is first shown, and drawn at once when it is there. React's own `lazy` waits in a Suspense: all
 * that waits so is shown no sooner than 300 ms after the last one that was seen to wait, and what hydrates meanwhile waits with it.
 * Without `failed` the page around it fails where it does not come; whoever shows it once more tries once more.
 * @example const Panel = fetchedPart(async () => (await import('./drawer-panel.tsx')).DrawerPanel)
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: Otherwise<Props> = {},
): FunctionComponent<Props> {
  const code = fetchedCode(load)
  return function FetchedPart(props: Props) {
    const [before] = useState(code.now)
    const now = useSyncExternalStore<ReturnType<typeof code.now>>(code.hear, code.now, onServer)
    const { part: Part, failure } = now
    useEffect(() => {
      if (!code.now().part) void code.fetch()
    }, [])
    if (Part) return <Part {...props} />
    if (failure === undefined || now === before) return waiting?.(props)
    if (!failed) throw failure
    return failed(code.fetch, props)
  }
}
