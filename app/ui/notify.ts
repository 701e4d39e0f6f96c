import type { ComponentType } from 'react'
import { appConfig } from '#config'
import type { ToasterProps } from './toaster.tsx'

export interface NotifyMore {
  description?: string
  /** One thing to do about it, such as undo. */
  action?: { label: string; onClick: () => void }
}

type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading'
type Notifier = Record<Kind, (text: string, more?: NotifyMore) => void>

/** The shop's own messages: one at a time, 5 s, read out politely. Errors at a field belong to the field instead. */
export const notify = notifier((kind, text, more) =>
  show(kind, text, { ...more, isSingle: true, duration: appConfig.toasts.shopDurationMs }),
)

/** Messages of the workspace: 4 s, those that offer something to do 10 s; up to three in view. */
export const notifyStaff = notifier((kind, text, more) =>
  show(kind, text, {
    ...more,
    duration: more?.action ? appConfig.toasts.actionDurationMs : appConfig.toasts.durationMs,
  }),
)

/** Takes a message away before its time: the loading one whose work is done. */
export function dismissNotice(): void {
  plainLine?.remove()
  dismissAll().catch(isUnseen)
}

/** Fetches what messages are made of before the first of them, so that one can be shown even if the connection is lost by then. */
export function preloadNotices(): void {
  import('./notices.ts').catch(isUnseen)
}

type Host = (toaster: ComponentType<ToasterProps>) => void

let host: Host | undefined
let hostIsReady: Promise<void> | undefined
let markReady = () => {}

/** The shell's toast host offers itself here; the first message brings what it draws. */
export function offerToastHost(offered: Host): () => void {
  host = offered
  if (hostIsReady) void drawToaster().catch(isUnseen)
  return () => {
    if (host === offered) host = undefined
  }
}

/** From now on messages are seen: the toaster is mounted. */
export function toasterIsReady(): void {
  markReady()
}

async function drawToaster(): Promise<void> {
  const { Toaster } = await import('./notices.ts')
  host?.(Toaster)
}

async function dismissAll(): Promise<void> {
  const { toast, hasLeft, shopNotice } = await import('./notices.ts')
  toast.dismiss()
  hasLeft(shopNotice())
}

async function show(
  kind: Kind,
  text: string,
  { isSingle, ...options }: NotifyMore & { isSingle?: true; duration: number },
): Promise<void> {
  hostIsReady ??= new Promise((resolve) => {
    markReady = resolve
  })
  const { toast, noticePlace, endsAtLast, shopNotice, hasLeft } = await import('./notices.ts')
  await drawToaster()
  await hostIsReady
  const duration = kind === 'loading' ? Number.POSITIVE_INFINITY : options.duration
  const leaves = (message: { id: string | number }) => hasLeft(message.id)
  const id = toast[kind](text, {
    ...options,
    duration,
    position: noticePlace(),
    onAutoClose: leaves,
    onDismiss: leaves,
    ...(isSingle && { id: shopNotice() }),
  })
  endsAtLast(duration, {
    id,
    dismiss: () => {
      hasLeft(id)
      toast.dismiss(id)
    },
  })
}

function notifier(tell: (kind: Kind, text: string, more?: NotifyMore) => Promise<void>): Notifier {
  const of = (kind: Kind) => (text: string, more?: NotifyMore) =>
    void tell(kind, text, more).catch(() => sayPlainly(text))
  return {
    success: of('success'),
    info: of('info'),
    warning: of('warning'),
    error: of('error'),
    loading: of('loading'),
  }
}

/** The first message asks once more, and says it plainly where that does not come either. */
function isUnseen(): void {}

let plainLine: HTMLElement | undefined

/** Without a connection the code of messages cannot be fetched: the browser's own means say it then, the last one alone. */
function sayPlainly(text: string): void {
  plainLine?.remove()
  const line = (plainLine = document.createElement('p'))
  line.className = 'not-fetched'
  line.dataset.floats = ''
  line.role = 'alert'
  document.body.append(line)
  // Read out because it changes.
  line.textContent = text
  setTimeout(() => line.remove(), appConfig.toasts.shopDurationMs)
}
