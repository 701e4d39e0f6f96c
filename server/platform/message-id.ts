import type { Settings } from './settings.ts'

/** The name of a message for mail programs: the same each time that it is sent, so that one that came twice is known. */
export function messageIdOf({ PUBLIC_URL }: Settings, id: string): string {
  const { host } = new URL(PUBLIC_URL)
  return `<${id}@${host.replace(/:\d+$/u, '')}>`
}
