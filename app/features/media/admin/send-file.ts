import type { MediaItem } from '#domain/media.schema.ts'
import { sendBytes, type Sending as SendingOf } from '#app/platform/send-bytes.ts'

export type Sending = SendingOf<MediaItem>

interface Sent {
  file: File
  /** Puts it in the place of another. */
  over?: Pick<MediaItem, 'id' | 'rev'>
  /** The folder that a new one goes into; empty is none. */
  folder?: string
  /** From 0 to 1, as the bytes leave. */
  onProgress: (part: number) => void
}

/** Sends a file into the library. What has arrived is known by its content, so that sent again it is not there twice. */
export function sendFile({ file, over, folder, onProgress }: Sent): Sending {
  return sendBytes<MediaItem>({
    method: over ? 'PUT' : 'POST',
    path: over ? `/admin/media/${over.id}/content?rev=${over.rev}` : '/admin/media',
    file,
    headers: folder ? { 'x-folder': encodeURIComponent(folder) } : {},
    onProgress,
  })
}
