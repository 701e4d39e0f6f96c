import { appConfig } from '#config'

export interface NotifyMore {
  description?: string
  /** One thing to do about it, such as undo. */
  action?: { label: string; onClick: () => void }
}

type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading'
type Notifier = Record<Kind, (text: string, more?: NotifyMore) => void>

/** The shop's own messages: one at a time, 5 s, read out politely (ledger G01). Errors at a field belong to the field instead. */
export const notify = notifier((kind, text, more) =>
  show(kind, text, { ...more, id: 'shop', duration: appConfig.toasts.shopDurationMs }),
)

/** Messages of the workspace: 4 s, up to three in view. */
export const notifyStaff = notifier((kind, text, more) =>
  show(kind, text, { ...more, duration: appConfig.toasts.durationMs }),
)

/** Takes a message away before its time: the loading one whose work is done. */
export function dismissNotice(): void {
  void import('sonner').then(({ toast }) => toast.dismiss())
}

/** Fetches what messages are made of before the first of them, so that one can be shown even if the connection is lost by then. */
export function preloadNotices(): void {
  Promise.all([import('sonner'), import('./toaster.tsx')]).catch(isUnseen)
}

let wakeHost: (() => void) | undefined
let hostIsReady: Promise<void> | undefined
let markReady = () => {}

/** The shell's toast host offers itself here; it is asked to appear by the first message. */
export function offerToastHost(wake: () => void): () => void {
  wakeHost = wake
  if (hostIsReady) wake()
  return () => {
    if (wakeHost === wake) wakeHost = undefined
  }
}

/** Called by the mounted toaster: from now on messages are seen. */
export function toasterIsReady(): void {
  markReady()
}

async function show(
  kind: Kind,
  text: string,
  options: NotifyMore & { id?: string; duration: number },
): Promise<void> {
  hostIsReady ??= new Promise((resolve) => {
    markReady = resolve
  })
  wakeHost?.()
  const { toast } = await import('sonner')
  await hostIsReady
  toast[kind](
    text,
    kind === 'loading' ? { ...options, duration: Number.POSITIVE_INFINITY } : options,
  )
}

function notifier(tell: (kind: Kind, text: string, more?: NotifyMore) => Promise<void>): Notifier {
  const of = (kind: Kind) => (text: string, more?: NotifyMore) =>
    void tell(kind, text, more).catch(isUnseen)
  return {
    success: of('success'),
    info: of('info'),
    warning: of('warning'),
    error: of('error'),
    loading: of('loading'),
  }
}

/** Without a connection the code of messages cannot be fetched: there is no way to say so then. */
function isUnseen(): void {}
