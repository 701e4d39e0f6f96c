import { useLingui } from '@lingui/react/macro'
import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { fetchedCode } from './fetched-code.ts'
import { notify } from './notify.ts'

export interface Otherwise<Props> {
  /** What stands there until it has come. */
  waiting?: (props: Props) => ReactNode
  /** What stands there where it has not come. */
  failed?: (onTry: () => Promise<void>, props: Props) => ReactNode
}

/** A part that can be asked for before it is needed: when a pointer or focus reaches the control that shows it. */
type FetchedPart<Props> = FunctionComponent<Props> & { preload: () => void }

/** What of a part's props says that it opens over the page. */
interface Opening {
  isOpen?: boolean
  onClose?: () => void
}

const nothing = {}
/** A page is taken over as the server drew it: without the part. */
const onServer = () => nothing

/**
 * A part whose code is fetched when it is first shown, and drawn at once when it is there. React's own `lazy` waits in a Suspense: all
 * that waits so is shown no sooner than 300 ms after the last one that was seen to wait, and what hydrates meanwhile waits with it.
 * Without `failed` a message says that it has not come, and what opens is closed again. It is asked for once more when it is next shown
 * or opened, and when the connection is there again.
 * @example const Panel = fetchedPart(async () => (await import('./drawer-panel.tsx')).DrawerPanel)
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: Otherwise<Props> = {},
): FetchedPart<Props> {
  const code = fetchedCode(load)
  function Fetched(props: Props) {
    const { t } = useLingui()
    // What had failed before this place was there is no answer to it: it asks anew.
    const [before] = useState(code.now)
    const now = useSyncExternalStore<ReturnType<typeof code.now>>(code.hear, code.now, onServer)
    const { part: Part, failure } = now
    const { isOpen, onClose }: Opening = props
    const hasFailed = failure !== undefined && now !== before
    useEffect(() => {
      if (!code.now().part && isOpen !== false) void code.fetch()
    }, [isOpen])
    useEffect(() => {
      if (!hasFailed || failed || isOpen === false) return undefined
      notify.error(t`This part could not be loaded. Try again when you are connected.`)
      onClose?.()
      const again = () => void code.fetch()
      addEventListener('online', again)
      return () => removeEventListener('online', again)
      // oxlint-disable-next-line react/exhaustive-deps -- said once for each time that it has not come
    }, [now])
    if (Part) return <Part {...props} />
    return hasFailed && failed ? failed(code.fetch, props) : waiting?.(props)
  }
  return Object.assign(Fetched, { preload: () => void code.fetch() })
}
