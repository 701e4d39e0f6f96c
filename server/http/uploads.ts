import { mostFileBytes } from '#domain/media.ts'

const uploads: readonly { method: string; path: RegExp }[] = [
  { method: 'POST', path: /^\/api\/admin\/media\/?$/u },
  { method: 'PUT', path: /^\/api\/admin\/media\/[^/]+\/content$/u },
  { method: 'PUT', path: /^\/api\/admin\/social-pictures\/[^/]+\/[^/]+$/u },
  { method: 'POST', path: /^\/api\/quotes\/files$/u },
  { method: 'POST', path: /^\/api\/conversations\/files$/u },
  { method: 'POST', path: /^\/api\/orders\/[^/]+\/complaints\/[^/]+\/pictures$/u },
]

/** True for the calls whose body is a file: they are large, and not JSON. */
export function isUpload({ method, path }: { method: string; path: string }): boolean {
  return uploads.some((each) => each.method === method && each.path.test(path))
}

/** What an upload's body may be at most. */
export const mostUploadBytes = mostFileBytes
